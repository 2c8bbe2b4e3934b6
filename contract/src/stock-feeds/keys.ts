import { z } from 'zod';
import { id, instant, text } from '../validation.ts';

/** What a pharmacy's system proves itself with. The key itself is shown once, when it is made. */
export const keyStates = ['active', 'ending', 'expired', 'revoked'] as const;
export type KeyState = (typeof keyStates)[number];

export const feedKey = z.object({
  id,
  feedId: id,
  /** The beginning of the key, to tell several apart. */
  prefix: z.string(),
  label: z.string().nullable(),
  /** `ending`: still valid, but only until `expiresAt`. */
  state: z.enum(keyStates),
  createdBy: z.string().nullable(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
  expiresAt: instant.nullable(),
  revokedAt: instant.nullable(),
});
export type FeedKey = z.output<typeof feedKey>;

export const usualOverlapHours = 24;
export const longestOverlapHours = 720;
export const mostKeys = 5;

export const feedKeyInput = z.strictObject({
  label: text(1, 80).nullable().optional(),
  /** The key that this one takes the place of: it stays valid for `overlapHours`, or ends at once with 0. */
  replaces: id.nullable().optional(),
  overlapHours: z.int().min(0).max(longestOverlapHours).default(usualOverlapHours),
  /** Null: valid until it is revoked. */
  validForDays: z.int().min(1).max(730).nullable().optional(),
});
export type FeedKeyInput = z.output<typeof feedKeyInput>;

/** The only answer that carries the key. */
export const newFeedKey = feedKey.extend({ key: z.string() });
export type NewFeedKey = z.output<typeof newFeedKey>;
