import { z } from 'zod';
import { email, id, instant, locale, phone, text } from '../validation.ts';
import { contactRequestStatuses, contactTopics } from './states.ts';

/** The contact form. `subject` is a field that people do not see: what fills it in is a program, and its message is dropped. */
export const contactRequestInput = z.strictObject({
  topic: z.enum(contactTopics),
  name: text(2, 100),
  email,
  phone: phone.optional(),
  message: text(10, 4000),
  subject: z.string().max(200).optional(),
});
export type ContactRequestInput = z.output<typeof contactRequestInput>;

export const contactAnswerQuery = z.object({ token: z.string().min(1).max(200) });
/** What the link of the mail opens: the answer without the question. */
export const contactAnswer = z.object({ number: z.string(), topic: z.enum(contactTopics), answer: z.string(), answeredAt: instant });
export type ContactAnswer = z.output<typeof contactAnswer>;

const person = z.object({ id, name: z.string() });

/** As the list shows it, without the message: that is read with its record, which is noted. */
export const contactRequestRow = z.object({
  id,
  number: z.string(),
  topic: z.enum(contactTopics),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  locale,
  status: z.enum(contactRequestStatuses),
  /** The account of a patient who was signed in. */
  patientId: id.nullable(),
  assignee: person.nullable(),
  createdAt: instant,
  answeredAt: instant.nullable(),
  closedAt: instant.nullable(),
  version: z.int(),
  abilities: z.array(z.enum(['answer', 'close', 'reopen', 'assign'])),
});
export type ContactRequestRow = z.output<typeof contactRequestRow>;

export const contactRequestRecord = contactRequestRow.extend({
  message: z.string(),
  answer: z.string().nullable(),
  answeredBy: person.nullable(),
  closedBy: person.nullable(),
  /** How it was dealt with where nothing was written. */
  note: z.string().nullable(),
});
export type ContactRequestRecord = z.output<typeof contactRequestRecord>;

export const contactAnswerInput = z.object({ id, text: text(10, 4000) });
export const contactCloseInput = z.object({ id, note: text(2, 1000) });
/** Null: nobody's. */
export const contactAssignInput = z.object({ id, assigneeId: id.nullable() });
