import type { Locale } from '@blattwerk/contract/errors';
import { renderField } from '@blattwerk/contract/health-states/render-answers';
import type { QuestionnaireDefinition } from '@blattwerk/contract/health-states/definition';
import type { HealthAnswers } from '@blattwerk/contract/health-states/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { formatNumber } from '../../locales/format.ts';
import { textsFor } from '../../locales/texts.ts';
import { productStrength, type MedicalLetterInput } from '../documents/public.ts';
import { HealthState, readDefinition } from '../health-states/public.ts';
import { doseIn } from '../prescriptions/public.ts';
import { recipientOf } from './document-parties.ts';
import { contactWords, unitWords } from './document-words.ts';
import type { IssuedPrescription } from './documents.queries.ts';
import { followUpsOf } from './follow-up.queries.ts';
import type { FollowUp } from './follow-up.model.ts';
import { interactionHints, uncheckedMedicines } from './medicine-check.ts';
import { strengthOf } from './printed-strength.ts';
import type { Treatment } from './treatment.model.ts';

/** Everything of the letter that comes from the record. */
type FromRecord = Omit<MedicalLetterInput, 'meta' | 'locale' | 'doctor' | 'patient' | 'seal' | 'corrects'>;

type Spoken = (field: string) => string;
const spokenIn =
  (definition: QuestionnaireDefinition, answers: HealthAnswers, locale: Locale): Spoken =>
  (field) =>
    renderField(definition, field, answers, locale)
      .map(({ text }) => text)
      .join(', ');

const symptomsOf = (spoken: Spoken): MedicalLetterInput['symptoms'] => {
  const said = { what: spoken('symptoms'), severity: spoken('symptomsLevel'), duration: spoken('symptomsDuration') };
  return Object.values(said).some((value) => value !== '') ? said : null;
};

/** Present medicines from the list, and what older versions asked for in words. */
const medicationOf = (spoken: Spoken, { medicationTaken }: HealthAnswers): string =>
  [spoken('medications'), typeof medicationTaken === 'string' ? medicationTaken : '', spoken('medicationHistory')].filter(Boolean).join('\n');

/** What the patient says of the last prescription; null in a request that is no follow-up. */
const courseOf = (followUp: FollowUp | undefined, { usageType }: HealthAnswers, locale: Locale): string | null => {
  if (!followUp) return null;
  const t = textsFor(locale, 'documents');
  const { effect, sideEffects, remainingAmount } = followUp;
  const unit = usageType === 'oral' ? 'ml' : 'g';
  const names = sideEffects.map((one) => t(`record.word.sideEffect.${one}`)).join(', ');
  return [
    t('letter.effect', { effect: String(effect) }),
    names ? t('letter.sideEffects', { names }) : t('letter.noSideEffects'),
    ...(remainingAmount === null ? [] : [t('letter.remaining', { amount: `${formatNumber(remainingAmount, locale)} ${unit}` })]),
  ].join(' ');
};

const lineOf = (row: IssuedPrescription, locale: Locale): MedicalLetterInput['plan'][number] => ({
  product: row.productName,
  strength: productStrength(strengthOf(row), locale),
  quantity: `${formatNumber(row.quantity, locale)} ${unitWords[locale][row.unit]}`,
  ...doseIn(row, locale),
  instructions: row.instructions,
});

/** What the doctor wrote in one version of the letter. */
export interface LetterWords {
  issuedAt: Date;
  diagnosis: string;
  remoteJustification: string | null;
  letter: string | null;
  /** `YYYY-MM-DD` */
  nextCheckOn: string | null;
}

/** The first version has the words of the decision. */
export const letterWords = ({ diagnosis, remoteJustification, letter, nextCheckOn }: Treatment): Omit<LetterWords, 'issuedAt'> => ({
  ...{ diagnosis: diagnosis ?? '', remoteJustification, letter, nextCheckOn },
});

/** What the letter of an approved request says, in the patient's language where it is not the doctor's own words. */
export const letterContent = async (
  ctx: Ctx,
  treatment: Treatment,
  words: LetterWords,
  prescriptions: readonly IssuedPrescription[],
  locale: Locale,
): Promise<FromRecord> => {
  const { answers, definition } = await HealthState.query(ctx.trx).findById(treatment.healthStateId).throwIfNotFound();
  const spoken = spokenIn(await readDefinition(ctx, definition), answers, locale);
  const medicines = answers.medications ?? [];
  const followUps = await followUpsOf(ctx.trx, [treatment.id]);
  return {
    treatmentNumber: treatment.number,
    issuedAt: words.issuedAt,
    recipient: recipientOf(answers),
    contact: contactWords[locale][treatment.contactKind],
    diagnosis: words.diagnosis,
    symptoms: symptomsOf(spoken),
    history: answers.complaints ?? null,
    medication: medicationOf(spoken, answers),
    interactions: interactionHints(medicines, locale).map(({ title, text }) => ({ title, text })),
    unchecked: uncheckedMedicines(medicines),
    course: courseOf(followUps.get(treatment.id), answers, locale),
    plan: prescriptions.map((row) => lineOf(row, locale)),
    assessment: words.letter,
    remoteJustification: treatment.contactKind === 'in-person' ? null : words.remoteJustification,
    nextCheckOn: words.nextCheckOn,
  };
};
