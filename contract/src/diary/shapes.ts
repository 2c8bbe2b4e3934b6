import { z } from 'zod';
import { sideEffects } from '../products/enums.ts';
import { treatmentStatuses } from '../treatments/states.ts';
import { id, instant, isoDate, text } from '../validation.ts';

/** What a dose is counted in: weight or volume, and what patients count by hand. */
export const diaryUnits = ['g', 'mg', 'ml', 'drop', 'puff', 'piece'] as const;
export type DiaryUnit = (typeof diaryUnits)[number];

export const diaryLimits = { entriesPerDay: 24, note: 500, dose: 1000, rangeDays: 366, defaultDays: 90 } as const;

const dose = z.strictObject({ amount: z.number().min(0.001).max(diaryLimits.dose), unit: z.enum(diaryUnits) });

const content = {
  /** The day of the dose. */
  on: isoDate,
  dose,
  /** Which medicine: one of the own prescriptions, a product of the catalogue, or neither. */
  prescriptionId: id.nullish(),
  productId: id.nullish(),
  /** 1 is no effect, 10 a very good one. */
  effect: z.int().min(1).max(10),
  sideEffects: z
    .array(z.enum(sideEffects))
    .max(sideEffects.length)
    .default([])
    .transform((chosen) => [...new Set(chosen)]),
  note: text(0, diaryLimits.note).nullish(),
};

/** `clientId` is made by the device that the entry is typed on: sent again, the same entry is not stored twice. */
export const diaryEntryInput = z.strictObject({ clientId: id.optional(), ...content });
export type DiaryEntryInput = z.output<typeof diaryEntryInput>;
export const diaryCorrectionInput = z.strictObject({ id, version: z.int().min(1), ...content });
export type DiaryCorrectionInput = z.output<typeof diaryCorrectionInput>;

/** The latest version of an entry. */
export const diaryEntry = z.object({
  id,
  clientId: id,
  /** Counts the corrections: the first is 1. */
  version: z.int(),
  on: isoDate,
  dose: z.object({ amount: z.number(), unit: z.enum(diaryUnits) }),
  prescriptionId: id.nullable(),
  productId: id.nullable(),
  medicineName: z.string().nullable(),
  effect: z.int(),
  sideEffects: z.array(z.enum(sideEffects)),
  note: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type DiaryEntry = z.output<typeof diaryEntry>;

/** A medicine to choose for an entry: the newest prescription of each product. */
export const diaryMedicine = z.object({ prescriptionId: id, productId: id, name: z.string(), unit: z.enum(['g', 'ml', 'piece']) });
export type DiaryMedicine = z.output<typeof diaryMedicine>;

/** One of the own requests whose doctor reads the diary while the consent `diary` holds. */
export const diaryShare = z.object({ treatmentId: id, number: z.string(), status: z.enum(treatmentStatuses), isShared: z.boolean() });

/** Days of Europe/Berlin, both included; the last 90 days if left out. */
export const diaryQuery = z.object({ from: isoDate.optional(), to: isoDate.optional() });
export type DiaryQuery = z.output<typeof diaryQuery>;

export const diary = z.object({
  items: z.array(diaryEntry),
  total: z.int(),
  from: isoDate,
  to: isoDate,
  medicines: z.array(diaryMedicine),
  /** Whether the consent `diary` holds, and for which requests. */
  sharing: z.object({ hasConsent: z.boolean(), requests: z.array(diaryShare) }),
});
export type Diary = z.output<typeof diary>;

export const diarySharingInput = z.strictObject({ treatmentId: id, isShared: z.boolean() });

/** What the doctor of a request reads: nothing where the patient does not share it. */
export const sharedDiary = z.object({ isShared: z.boolean(), items: z.array(diaryEntry), total: z.int(), from: isoDate, to: isoDate });
export type SharedDiary = z.output<typeof sharedDiary>;
