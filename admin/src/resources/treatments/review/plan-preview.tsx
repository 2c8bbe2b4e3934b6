import { doseWords } from '@blattwerk/contract/prescriptions/dose';
import type { TreatmentCase } from '@blattwerk/contract/treatments/case-shapes';
import { renderField } from '@blattwerk/contract/health-states/render-answers';
import { icdCodes } from '@blattwerk/contract/treatments/icd-codes';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../components/amount.tsx';
import { Day } from '../../../components/values.tsx';
import { doseOf, printedForm, repeatOf, wordsOf } from './plan.ts';
import type { LineDraft, PlanDraft, ProductFacts } from './plan.ts';

interface PlanPreviewProps {
  record: TreatmentCase;
  facts: Record<string, ProductFacts>;
}

const Open = () => <span className="preview-open">……</span>;

/** A prescription as it is printed, in German. */
const Sheet = ({ line, number, facts }: { line: LineDraft; number: number; facts: PlanPreviewProps['facts'] }) => {
  const { t } = useTranslation();
  const { singleDose, dailyDose } = wordsOf(line);
  const { repeat: again } = repeatOf(line);
  const named = (id: string) => facts[id]?.name ?? '';
  return (
    <article className="preview-sheet" lang="de">
      <h3>{t('review.preview.prescription', { number })}</h3>
      <p className="requested-name">{line.productId === undefined ? <Open /> : named(line.productId)}</p>
      <p>
        {typeof line.quantity === 'number' && line.unit !== undefined ? <Amount quantity={line.quantity} unit={line.unit} /> : <Open />},{' '}
        {printedForm(line) || <Open />}
      </p>
      <p>
        ED: {singleDose || <Open />} · TD: {dailyDose || <Open />}
      </p>
      {again === undefined ? null : <p>{t('prescriptions.repeatWords', { times: again.times, days: again.everyDays, lng: 'de' })}</p>}
      <p>{line.instructions || <Open />}</p>
      {line.alternatives === undefined || line.alternatives.length === 0 ? null : (
        <p className="small">{t('review.alternatives.signed', { names: line.alternatives.map(named).join(', ') })}</p>
      )}
    </article>
  );
};

const contentOf = (value: number | null | undefined): string => (value === null || value === undefined ? '–' : String(value));

/** What the questionnaire and a follow-up say of the symptoms and the last prescription, as the letter prints it. */
const Anamnesis = ({ record }: Pick<PlanPreviewProps, 'record'>) => {
  const { i18n } = useTranslation();
  const { answers, definition, followUp, patient } = record;
  const inLetter = i18n.getFixedT(patient.locale);
  const duration = answers.symptomsDuration === undefined ? [] : renderField(definition, 'symptomsDuration', answers, patient.locale);
  const effects = (followUp?.sideEffects ?? []).map((one) => inLetter(`enum.sideEffect.${one}`)).join(', ');
  const left = followUp?.remainingAmount ?? undefined;
  const unit = answers.usageType === 'oral' ? 'ml' : 'g';
  return (
    <>
      {answers.symptomsLevel === undefined ? null : <p>{inLetter('review.preview.severity', { level: answers.symptomsLevel })}</p>}
      {duration.length === 0 ? null : <p>{inLetter('review.preview.duration', { duration: duration.map(({ text }) => text).join(', ') })}</p>}
      {followUp === null ? null : (
        <p>
          {inLetter('review.preview.effect', { effect: followUp.effect })}{' '}
          {effects === '' ? inLetter('review.preview.noSideEffects') : inLetter('review.preview.sideEffects', { names: effects })}{' '}
          {left === undefined ? null : inLetter('review.preview.remaining', { amount: `${left.toLocaleString(patient.locale)} ${unit}` })}
        </p>
      )}
    </>
  );
};

interface PlannedLineProps extends Pick<PlanPreviewProps, 'facts'> {
  line: LineDraft;
  locale: TreatmentCase['patient']['locale'];
}

/** What is prescribed and how much of it is taken; what is not written yet is left open. */
const PlannedLine = ({ line, facts, locale }: PlannedLineProps) => {
  const product = line.productId === undefined ? undefined : facts[line.productId];
  const data = doseOf(line.dose);
  const { singleDose, dailyDose } = data === undefined ? wordsOf(line) : doseWords(data, locale);
  return (
    <li>
      {product === undefined ? <Open /> : `${product.name} (THC ${contentOf(product.thc)}, CBD ${contentOf(product.cbd)})`}:{' '}
      {[singleDose, dailyDose].filter(Boolean).join(' / ') || <Open />}
    </li>
  );
};

/** The letter as it is printed, in the patient's language where it is not the doctor's own words. */
const Letter = ({ plan, record, facts }: PlanPreviewProps & { plan: Partial<PlanDraft> }) => {
  const { t, i18n } = useTranslation();
  const { locale } = record.patient;
  const inLetter = i18n.getFixedT(locale);
  const codes = icdCodes(plan.diagnosis);
  const interactions = (record.medicineCheck?.medicines ?? []).filter(({ rules }) => rules.length > 0).map(({ name }) => name);
  const { practice, name }: { practice?: string | null; name?: string | null } = record.answers.treatingPhysician ?? {};
  return (
    <article className="preview-sheet" lang={locale}>
      <h3>{t('review.preview.letter')}</h3>
      <p className="small">{[practice, name].filter(Boolean).join(', ') || inLetter('review.preview.anyPractice')}</p>
      <p>
        <b>{inLetter('review.diagnosis')}:</b> {plan.diagnosis || <Open />}
        {codes.length === 0 ? null : ` · ICD-10-GM ${codes.join(', ')}`}
      </p>
      <Anamnesis record={record} />
      <ul>
        {(plan.lines ?? []).map((line, index) => (
          <PlannedLine key={index} line={line ?? {}} facts={facts} locale={locale} />
        ))}
      </ul>
      {interactions.length === 0 ? null : <p>{inLetter('review.preview.interactions', { names: interactions.join(', ') })}</p>}
      {plan.letter ? <p className="preview-text">{plan.letter}</p> : null}
      <p>{plan.remoteJustification || <Open />}</p>
      <p>
        {inLetter('review.nextCheckOn')}: {plan.nextCheckOn ? <Day value={plan.nextCheckOn} /> : inLetter('review.asAgreed')}
      </p>
    </article>
  );
};

/** The letter of a plan that stands, while its words are written. */
export const LetterPreview = ({ lines, ...props }: PlanPreviewProps & { lines: LineDraft[] }) => {
  const { t } = useTranslation();
  const written = (Form.useWatch([], Form.useFormInstance<PlanDraft>()) ?? {}) as Partial<PlanDraft>;
  return (
    <aside className="plan-preview" aria-label={t('review.preview.title')}>
      <Letter plan={{ ...written, lines }} {...props} />
    </aside>
  );
};

/** Prescription and letter as they will read, while they are written. */
export const PlanPreview = (props: PlanPreviewProps) => {
  const { t } = useTranslation();
  const plan = (Form.useWatch([], Form.useFormInstance<PlanDraft>()) ?? {}) as Partial<PlanDraft>;
  return (
    <aside className="plan-preview" aria-label={t('review.preview.title')}>
      {(plan.lines ?? []).map((line, index) => (
        <Sheet key={index} line={line ?? {}} number={index + 1} facts={props.facts} />
      ))}
      <Letter plan={plan} {...props} />
    </aside>
  );
};
