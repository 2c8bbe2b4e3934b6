import { z } from 'zod';
import { email, id, instant, password } from '../validation.ts';
import { claim, session } from './shapes.ts';

export const claimInput = z.strictObject({ claim });
/** The session of whom the tab registered, once, shortly after the mailbox was proven; null in every other case, whatever it is. */
export const claimed = z.object({ session: session.nullable() });
export type Claimed = z.output<typeof claimed>;

const existingPassword = z.string().min(1).max(200);

export const passwordChangeInput = z
  .strictObject({ currentPassword: existingPassword, password, passwordConfirm: z.string() })
  .refine((input) => input.password === input.passwordConfirm, { error: 'password.match', path: ['passwordConfirm'] });

export const emailChangeInput = z.strictObject({ email, password: existingPassword });
/** The link's token, from anywhere; or the code, by the account's owner. */
export const emailChangeConfirmInput = z.strictObject({ token: z.string().max(200).optional(), code: z.string().trim().max(8).optional() });

export const deviceKinds = ['computer', 'phone', 'tablet', 'unknown'] as const;
export const device = z.object({
  id,
  current: z.boolean(),
  kind: z.enum(deviceKinds),
  /** Names of programs as their makers write them; null when not recognised. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  userAgent: z.string().nullable(),
  /** Town and country from which it signed in, roughly, in the reader's language; null when not known. */
  place: z.string().nullable(),
  createdAt: instant,
  lastUsedAt: instant,
});
export type Device = z.output<typeof device>;
export const devices = z.object({ items: z.array(device) });
export type Devices = z.output<typeof devices>;
