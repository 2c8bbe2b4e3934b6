import { z } from 'zod';
import { id, instant, isoDate, type ValidationKey } from '../validation.ts';

const begin = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const end = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);

/** Hours of one day in German time; `24:00` is its end. */
const hours = z.strictObject({ from: begin, to: end });
export type Hours = z.output<typeof hours>;
/** Hours of a weekday; 1 is Monday. */
export const weeklyHours = z.strictObject({ day: z.int().min(1).max(7), from: begin, to: end });
export type WeeklyHours = z.output<typeof weeklyHours>;

/** Each ends after it begins and not after the next one of its day begins. */
const areApart = (all: readonly Hours[]): boolean =>
  all.toSorted((a, b) => (a.from < b.from ? -1 : 1)).every(({ from, to }, at, sorted) => from < to && to <= (sorted[at + 1]?.from ?? '24:00'));
const impossible = { error: 'openingHours.impossible' satisfies ValidationKey };

const days = z.union([z.strictObject({ on: isoDate }), z.strictObject({ from: isoDate, to: isoDate })]);
const what = {
  kind: z.enum(['absent', 'open']),
  hours: z.array(hours).min(1).max(10).refine(areApart, impossible).optional(),
  /** Who takes the patients over during this absence; else the schedule's own cover does. */
  coverDoctorId: id.optional(),
};
/**
 * Days on which the week does not hold. `absent`: no times, or none in these hours. `open`: these hours too; without hours the week holds although
 * it is a public holiday.
 */
export const scheduleException = z.union([days.options[0].extend(what), days.options[1].extend(what).refine(({ from, to }) => from <= to)]);
export type ScheduleException = z.output<typeof scheduleException>;

const minutes = z.int().min(5).max(240);
const fields = {
  weekly: z
    .array(weeklyHours)
    .max(50)
    .refine((all) => [1, 2, 3, 4, 5, 6, 7].every((day) => areApart(all.filter((one) => one.day === day))), impossible),
  lengthMinutes: minutes,
  /** Where the two kinds differ from `lengthMinutes`. */
  lengths: z.strictObject({ first: minutes, followUp: minutes }).partial().optional(),
  bufferMinutes: z.int().min(0).max(240),
  leadMinutes: z.int().min(0).max(43_200),
  exceptions: z.array(scheduleException).max(500),
  /** Who takes the patients over during an absence. */
  coverDoctorId: id.nullable().optional(),
};
export const scheduleInput = z.strictObject({ doctorId: id, ...fields, version: z.int().min(0) });
export type ScheduleInput = z.output<typeof scheduleInput>;

/** A booked consultation in an absence. */
const affected = z.object({ consultationId: id, startsAt: instant, patientName: z.string(), coverDoctorId: id.nullable(), coverName: z.string().nullable() });
export const scheduleRecord = z.object({
  doctorId: id,
  doctorName: z.string(),
  offersConsultations: z.boolean(),
  ...fields,
  coverDoctorId: id.nullable(),
  /** Whose public holidays are free of times; null: those of all Germany. */
  federalState: z.string().nullable(),
  holidays: z.array(z.object({ on: isoDate, name: z.string() })),
  affected: z.array(affected),
  /** Colleagues who offer consultations and could cover an absence. */
  colleagues: z.array(z.object({ id, name: z.string() })),
  /** Who takes the open requests over: the cover of the absence that is under way or comes next, else the schedule's. */
  requestCover: z.object({ id, name: z.string() }).nullable(),
  /** 0: nothing was saved yet. */
  version: z.int(),
  abilities: z.array(z.enum(['update', 'feed'])),
});
export type ScheduleRecord = z.output<typeof scheduleRecord>;

export const scheduleIdInput = z.object({ doctorId: id });
export const calendarFeed = z.object({ url: z.url() });
