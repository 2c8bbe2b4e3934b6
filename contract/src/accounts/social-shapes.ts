import { z } from 'zod';
import { email, instant, isoDate, phone, text } from '../validation.ts';
import { passkeyAssertion } from '../second-factors/shapes.ts';

/** Whose accounts patients may sign in with. */
export const socialProviders = ['google', 'apple'] as const;
export type SocialProvider = (typeof socialProviders)[number];
export const socialProvider = z.enum(socialProviders);

/** Which of them are set up here: a button for each. */
export const signInProviders = z.object({ providers: z.array(socialProvider) });
export type SignInProviders = z.output<typeof signInProviders>;

/**
 * What is still missing: `prove` that the address is one's own, `register` the account, `link` with the account that this address has
 * (by its password, or by a mail), or to `enter`, with the second factor where there is one.
 */
export const pendingSteps = ['prove', 'register', 'link', 'enter'] as const;
export type PendingStep = (typeof pendingSteps)[number];
export const pendingSignIn = z.object({
  provider: socialProvider,
  step: z.enum(pendingSteps),
  /** As the provider says, or as given to us; null before that. */
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** A route of the storefront, without the language. */
  returnTo: z.string(),
});
export type PendingSignIn = z.output<typeof pendingSignIn>;

export const finishRegistrationInput = z.strictObject({
  title: text(0, 40).optional(),
  firstName: text(1, 60),
  lastName: text(1, 60),
  dob: isoDate,
  phone: phone.optional(),
  privacyAccepted: z.literal(true, { error: 'accept.privacy' }),
  termsAccepted: z.literal(true, { error: 'accept.terms' }),
});

/** The address only where the provider tells none. */
export const sendProofInput = z.strictObject({ email: email.optional() });
export const proveAddressInput = z.strictObject({ token: z.string().max(200).optional(), code: z.string().trim().max(8).optional() });
const secondFactor = { totp: z.string().trim().max(20).optional(), passkey: passkeyAssertion.optional() };
export const linkByPasswordInput = z.strictObject({ password: z.string().min(1).max(200), ...secondFactor });
export const enterPendingInput = z.strictObject(secondFactor);

export const linkedSignIns = z.object({
  items: z.array(z.object({ provider: socialProvider, email: z.string().nullable(), linkedAt: instant, canUnlink: z.boolean() })),
  /** Those that can be linked besides. */
  available: z.array(socialProvider),
});
export type LinkedSignIns = z.output<typeof linkedSignIns>;
/** Where the browser goes to prove the other account. */
export const startedLink = z.object({ url: z.url() });
export type StartedLink = z.output<typeof startedLink>;
