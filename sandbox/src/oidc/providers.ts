import { createHash } from 'node:crypto';

export const providerNames = ['google', 'apple'] as const;
export type ProviderName = (typeof providerNames)[number];

/** Who signs in, as the page or a tool says. */
export interface Identity {
  email: string;
  givenName: string;
  familyName: string;
  emailVerified: boolean;
  /** Apple's "hide my email": the platform gets a relay address. */
  hideEmail: boolean;
}

export interface Provider {
  name: ProviderName;
  /** What people read on the page. */
  brand: string;
  scopes: string[];
  /** The error that tells the platform that the person cancelled. */
  cancelError: string;
  /** What is wrong about a request beyond the protocol's own rules. */
  requestProblem: (query: Record<string, unknown>) => string | undefined;
  /** The account's own name at the provider, the same at each sign-in. */
  subjectOf: (identity: Identity) => string;
  /** What the ID token says about the person. */
  claimsOf: (identity: Identity) => Record<string, unknown>;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const google: Provider = {
  name: 'google',
  brand: 'Google',
  scopes: ['openid', 'email', 'profile'],
  cancelError: 'access_denied',
  requestProblem: () => undefined,
  subjectOf: ({ email }) =>
    BigInt(`0x${digest(`google:${email}`).slice(0, 17)}`)
      .toString()
      .padStart(21, '1'),
  claimsOf: ({ email, emailVerified, givenName, familyName }) => ({
    email,
    email_verified: emailVerified,
    name: `${givenName} ${familyName}`.trim(),
    given_name: givenName,
    family_name: familyName,
  }),
};

/** Apple tells the name beside the token and not in it, and calls a flag sometimes a text. */
const apple: Provider = {
  name: 'apple',
  brand: 'Apple',
  scopes: ['openid', 'email', 'name'],
  cancelError: 'user_cancelled_authorize',
  requestProblem: ({ scope, response_mode: mode }) =>
    String(scope).includes(' ') && mode !== 'form_post' ? 'response_mode must be form_post when name or email is asked for.' : undefined,
  subjectOf: ({ email }) => `000${digest(`apple:${email}`).slice(0, 3)}.${digest(`apple:${email}`).slice(3, 35)}.0915`,
  claimsOf: ({ email, emailVerified, hideEmail }) => ({
    email: hideEmail ? `${digest(`relay:${email}`).slice(0, 10)}@privaterelay.appleid.com` : email,
    email_verified: String(emailVerified),
    ...(hideEmail ? { is_private_email: 'true' } : {}),
  }),
};

export const providers: Record<ProviderName, Provider> = { google, apple };

/** Identities for one click. */
export const examples: Record<ProviderName, Identity[]> = {
  google: [
    { email: 'ronja.winter@gmail.example', givenName: 'Ronja', familyName: 'Winter', emailVerified: true, hideEmail: false },
    { email: 'patient@blattwerk.example', givenName: 'Paula', familyName: 'Patient', emailVerified: true, hideEmail: false },
  ],
  apple: [
    { email: 'jonas.sommer@icloud.example', givenName: 'Jonas', familyName: 'Sommer', emailVerified: true, hideEmail: false },
    { email: 'jonas.sommer@icloud.example', givenName: 'Jonas', familyName: 'Sommer', emailVerified: true, hideEmail: true },
  ],
};
