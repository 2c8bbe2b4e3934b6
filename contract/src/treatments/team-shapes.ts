import { z } from 'zod';
import { id, instant, isoDate, text } from '../validation.ts';

/** Where an open request stands for a doctor. */
export const queueViews = ['mine', 'pool', 'waiting'] as const;

const person = z.object({ id, name: z.string() });

export const mentionCauses = ['mention', 'hand-over'] as const;

/** An internal note of a case; the patient never reads it there. */
export const caseNote = z.object({
  id,
  text: z.string(),
  author: person,
  createdAt: instant,
  /** Who was mentioned, or whom the request was handed to with this note. */
  mentions: z.array(person.extend({ cause: z.enum(mentionCauses), seenAt: instant.nullable() })),
});
export type CaseNote = z.output<typeof caseNote>;
/** The same beside those of the patient's other requests. */
export const patientNote = caseNote.extend({ treatmentId: id, treatmentNumber: z.string() });
export type PatientNote = z.output<typeof patientNote>;
export const addNoteInput = z.object({ id, text: text(1, 1000), mentions: z.array(id).max(5).optional() });
export const handOverInput = z.object({ id, doctorId: id, note: text(1, 1000) });
export const handOverAllInput = z.object({ note: text(1, 1000) });

/** What waits in the queue: how much of it is due today, and the doctor's own part. */
export const reviewSummary = z.object({
  open: z.int(),
  mine: z.int(),
  pool: z.int(),
  waiting: z.int(),
  questions: z.int(),
  /** Requests with something of the patient that is not read: the own ones and those of the pool. */
  unread: z.int(),
  dueToday: z.int(),
  dueTodayMine: z.int(),
  overdue: z.int(),
});
export type ReviewSummary = z.output<typeof reviewSummary>;

/** A doctor of the team and the work there is, without a patient. */
export const teamMember = z.object({
  id,
  name: z.string(),
  isMe: z.boolean(),
  open: z.int(),
  dueToday: z.int(),
  /** Decisions of the last seven days, and half of them took at most so long from taking the request. */
  decided: z.int(),
  medianMinutes: z.int().nullable(),
  /** Last day of an absence that has begun; null while the doctor works. */
  awayUntil: isoDate.nullable(),
  cover: person.nullable(),
});
export type TeamMember = z.output<typeof teamMember>;
