import { z } from 'zod';
import { email, instant } from '../validation.ts';
import { newsletterStatuses } from './states.ts';

/**
 * Signed in without an address, the account's own is meant. `subscribe: false` withdraws the own subscription; visitors do that with the link of a mail.
 * `consentVersion` is the version of the text that was shown; without it the current one counts.
 */
export const newsletterInput = z.strictObject({
  email: email.optional(),
  subscribe: z.boolean().optional(),
  consentVersion: z.int().min(1).optional(),
});

/** The caller's own state, never another address's. */
export const newsletterState = z.object({
  status: z.enum([...newsletterStatuses, 'none']),
  subscribed: z.boolean(),
  email: z.string(),
  confirmedAt: instant.nullable(),
});
export type NewsletterState = z.output<typeof newsletterState>;

export const newsletterTokenInput = z.strictObject({ token: z.string().min(1).max(200) });
/** A mail program's one click (RFC 8058): the form's only field is fixed, the address says who. */
export const newsletterOneClickInput = z.object({ token: z.string().min(1).max(200) });
