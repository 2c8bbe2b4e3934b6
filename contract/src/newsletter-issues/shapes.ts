import { z } from 'zod';
import { id, instant, locale, text } from '../validation.ts';
import { issueStatuses } from './states.ts';

export const issueLengths = { subject: 120, body: 20_000 } as const;

const fields = {
  subjectDe: text(1, issueLengths.subject),
  bodyDe: text(1, issueLengths.body),
  subjectEn: text(1, issueLengths.subject),
  bodyEn: text(1, issueLengths.body),
};

export const issueCreateInput = z.strictObject(fields);
export type IssueCreateInput = z.output<typeof issueCreateInput>;
export const issuePatchInput = z.strictObject(fields).partial().extend({ id, version: z.int() });
export type IssuePatchInput = z.output<typeof issuePatchInput>;
/** Exactly what was read is sent. */
export const issueStartInput = z.strictObject({ id, version: z.int() });
/** What a colleague has written meanwhile is not thrown away unseen. */
export const issueDiscardInput = z.strictObject({ id, version: z.int() });
export const issuePreviewQuery = z.object({ id, locale });
export const issuePreview = z.object({ subject: z.string(), html: z.string(), text: z.string() });

export const issueResults = z.object({
  /** To whom it goes: of a draft, who would get it now. */
  recipients: z.int(),
  /** Whose turn has not come, or whose mail waits for the mail server. */
  waiting: z.int(),
  /** Taken by the mail server. What the outbox no longer keeps counts as sent. */
  sent: z.int(),
  /** Refused by the mail server for good. */
  failed: z.int(),
  /** Not sent, because mail had not reached the address before. */
  held: z.int(),
  /** Unsubscribed before their turn came. */
  skipped: z.int(),
  /** Of those sent: the address was reported as not reached, or complained, afterwards. */
  bounced: z.int(),
  /** Of those sent: unsubscribed afterwards. */
  unsubscribed: z.int(),
});
export type IssueResults = z.output<typeof issueResults>;

export const issueRecord = z.object({
  id,
  subjectDe: z.string(),
  bodyDe: z.string(),
  subjectEn: z.string(),
  bodyEn: z.string(),
  status: z.enum(issueStatuses),
  results: issueResults,
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
  abilities: z.array(z.enum(['update', 'start', 'discard', 'pause', 'resume'])),
});
export type IssueRecord = z.output<typeof issueRecord>;
