import { isDeepStrictEqual } from 'node:util';
import type { AnswerField, HealthAnswers } from '@blattwerk/contract/health-states/shapes';
import { amountBetween } from '@blattwerk/contract/prescriptions/repeats';
import type { TreatmentCase } from '@blattwerk/contract/treatments/case-shapes';
import { duration, later } from '../../kernel/clock.ts';
import { fullName } from '../../kernel/full-name.ts';
import type { ConsultationRow, EarlierRow, IssuedRow, SafetyRow, StockedProduct } from './case.queries.ts';
import type { WishedRow } from './patient-treatments.queries.ts';
import type { Treatment } from './treatment.model.ts';

/** Answers that differ from those of the last decided request. Pure. */
export const changesBetween = (before: HealthAnswers | undefined, after: HealthAnswers): TreatmentCase['changes'] => {
  if (!before) return [];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])] as AnswerField[];
  return fields
    .filter((field) => !isDeepStrictEqual(before[field] ?? null, after[field] ?? null))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
};

/** Safety answers that were changed after version `since`: what was said before, and how long it stood. Pure. */
export const safetyChangesOf = (rows: SafetyRow[], since: number): TreatmentCase['safetyChanges'] =>
  rows.flatMap((row, index) => {
    const before = rows.slice(0, index).findLast(({ criterion }) => criterion === row.criterion);
    if (row.version <= since || !before || before.isConfirmed === row.isConfirmed) return [];
    const afterSeconds = Math.round((row.answeredAt.getTime() - before.answeredAt.getTime()) / 1000);
    return [{ criterion: row.criterion, from: before.isConfirmed, to: row.isConfirmed, at: row.answeredAt.toISOString(), afterSeconds }];
  });

/** What was prescribed here between two instants, by unit; a repeat counts from the first day on which it can be dispensed. Pure. */
export const amountsBetween = (rows: IssuedRow[], since: Date, until: Date): TreatmentCase['prescribedLately'] => {
  const amounts = { g: 0, ml: 0, piece: 0 };
  for (const row of rows) if (!['revoked', 'replaced', 'expired'].includes(row.status)) amounts[row.unit] += amountBetween(row, row.issuedAt, since, until);
  return amounts;
};

/** The amounts are those of the answers that the request was made with. */
export const presentRequested = (
  { position, productId, wish }: Pick<WishedRow, 'position' | 'productId' | 'wish'>,
  products: readonly StockedProduct[],
  answers: HealthAnswers,
): TreatmentCase['products'][number] => {
  const wished = (answers.requestedProducts ?? []).find((entry) => 'productId' in entry && entry.productId === productId);
  const amount = wished && 'productId' in wished ? (wished.amount ?? null) : null;
  return { position, product: products.find(({ id }) => id === productId) ?? null, amount, wish };
};

export const presentEarlier = (row: EarlierRow, prescriptions: IssuedRow[]): TreatmentCase['earlier'][number] => ({
  id: row.id,
  number: row.number,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  doctorName: row.doctorLastName ? fullName({ title: row.doctorTitle, firstName: row.doctorFirstName, lastName: row.doctorLastName }) : null,
  symptomsLevel: row.symptomsLevel,
  diagnosis: row.diagnosis,
  declineReason: row.declineReason,
  declineText: row.declineText,
  overrides: row.overrides,
  prescriptions: prescriptions
    .filter(({ treatmentId }) => treatmentId === row.id)
    .map(({ number, productName, quantity, unit, status, form, singleDose, dailyDose, repeat }) => {
      return { number, productName, quantity, unit, status, form, singleDose, dailyDose, repeat };
    }),
});

export const presentDecision = (treatment: Treatment, prescriptions: IssuedRow[]): TreatmentCase['decision'] => {
  if (treatment.status !== 'approved' && treatment.status !== 'declined') return null;
  const medicationPlan = prescriptions
    .filter(({ treatmentId }) => treatmentId === treatment.id)
    .map(({ productId, productName, quantity, unit, form, singleDose, dailyDose, instructions, repeat }) => ({
      productId,
      productName,
      quantity,
      unit,
      form,
      singleDose,
      dailyDose,
      instructions,
      ...(repeat ? { repeat } : {}),
    }));
  const { diagnosis, remoteJustification, letter, nextCheckOn, overrides, declineReason, declineText } = treatment;
  return { diagnosis, remoteJustification, letter, nextCheckOn, medicationPlan, overrides, declineReason, declineText };
};

/** The last consultation about the request, and when its room is open. */
export const presentCaseConsultation = (
  { joinableUntil, ...row }: ConsultationRow,
  hours: { 'consultations.opensMinutes': number; 'consultations.closesMinutes': number },
): NonNullable<TreatmentCase['consultation']> => ({
  ...row,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  joinableFrom: later(row.startsAt, -hours['consultations.opensMinutes'] * duration.minutes).toISOString(),
  joinableUntil: (joinableUntil ?? later(row.endsAt, hours['consultations.closesMinutes'] * duration.minutes)).toISOString(),
});
