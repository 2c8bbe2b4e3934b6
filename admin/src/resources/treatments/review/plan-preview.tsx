import { doseWords } from '@blattwerk/contract/prescriptions/dose';
import type { TreatmentCase } from '@blattwerk/contract/treatments/case-shapes';
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

/** The letter as it is printed, in the patient's language where it is not the doctor's own words. */
const Letter = ({ plan, record, facts }: PlanPreviewProps & { plan: Partial<PlanDraft> }) => {
  const { t, i18n } = useTranslation();
  const { locale } = record.patient;
  const { symptomsLevel, treatingPhysician } = record.answers;
  const inLetter = i18n.getFixedT(locale);
  const dose = (line: LineDraft) => {
    const data = doseOf(line.dose);
    const { singleDose, dailyDose } = data === undefined ? wordsOf(line) : doseWords(data, locale);
    return `${singleDose} / ${dailyDose}`;
  };
  const interactions = (record.medicineCheck?.medicines ?? []).filter(({ rules }) => rules.length > 0).map(({ name }) => name);
  const { practice, name }: { practice?: string | null; name?: string | null } = treatingPhysician ?? {};
  return (
    <article className="preview-sheet" lang={locale}>
      <h3>{t('review.preview.letter')}</h3>
      <p className="small">{[practice, name].filter(Boolean).join(', ') || inLetter('review.preview.anyPractice')}</p>
      <p>
        <b>{inLetter('review.diagnosis')}:</b> {plan.diagnosis || <Open />}
        {icdCodes(plan.diagnosis).length === 0 ? null : ` · ICD-10-GM ${icdCodes(plan.diagnosis).join(', ')}`}
      </p>
      {symptomsLevel === undefined ? null : <p>{inLetter('review.preview.severity', { level: symptomsLevel })}</p>}
      <ul>
        {(plan.lines ?? []).map((line, index) => {
          const product = line?.productId === undefined ? undefined : facts[line.productId];
          return (
            <li key={index}>
              {product === undefined ? <Open /> : `${product.name} (THC ${contentOf(product.thc)}, CBD ${contentOf(product.cbd)})`}:{' '}
              {line === undefined ? <Open /> : dose(line)}
            </li>
          );
        })}
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
