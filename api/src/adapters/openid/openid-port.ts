import type { SocialProvider } from '@blattwerk/contract/accounts/social-shapes';

/** What binds the provider's answer to the browser that asked. */
export interface OpenidAttempt {
  state: string;
  nonce: string;
  /** PKCE. */
  verifier: string;
  redirectUri: string;
}

/** What the provider sends back with the browser, as query or as form. */
export interface OpenidAnswer {
  code?: string | undefined;
  state?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
}

export interface OpenidIdentity {
  /** The account's own name at the provider; an address may change hands, this does not. */
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
}

/** Signing in with accounts of others by OpenID Connect. */
export interface OpenidPort {
  /** Those that are set up. */
  readonly providers: readonly SocialProvider[];
  /** Where the browser goes. @throws when the provider cannot be reached or is not set up */
  authorizationUrl(provider: SocialProvider, attempt: OpenidAttempt): Promise<string>;
  /** Exchanges the code and checks the ID token. @throws when anything about the answer does not hold */
  identify(provider: SocialProvider, attempt: OpenidAttempt, answer: OpenidAnswer): Promise<OpenidIdentity>;
}
