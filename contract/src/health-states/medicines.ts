import { z } from 'zod';
import { text } from '../validation.ts';

/** What became of an earlier therapy. */
export const therapyResults = ['helped', 'partly', 'not', 'side-effects'] as const;
export type TherapyResult = (typeof therapyResults)[number];

/** A therapy before this request, with medicine or without. */
export const earlierTherapy = z.strictObject({ name: text(1, 120), result: z.enum(therapyResults) });
export type EarlierTherapy = z.output<typeof earlierTherapy>;

/**
 * A medicine that the patient takes or took. `since` and `stoppedAt` are a year, a month or a day (`2024`, `2024-03`, `2024-03-05`), or words.
 * `substance` and `atc` are looked up by the server in the list of substances; a medicine without `atc` is not in the list, so nothing checks it.
 */
export const medicine = z.strictObject({
  name: text(1, 100),
  substance: text(0, 100).nullish(),
  atc: text(0, 7).nullish(),
  dose: text(0, 60),
  frequency: text(0, 60),
  since: text(0, 40).nullish(),
  stoppedAt: text(0, 40).nullish(),
});
export type Medicine = z.output<typeof medicine>;

export const limitOfMedicines = 30;
export const limitOfTherapies = 20;

/** A medicine counts as stopped as soon as a date or any other word says so. */
export const isStopped = ({ stoppedAt }: Medicine): boolean => (stoppedAt ?? '') !== '';
