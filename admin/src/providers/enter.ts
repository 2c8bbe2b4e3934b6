import { refusedWith } from '@blattwerk/contract/client/refused-with';
import type { Posts } from '@blattwerk/contract/client/types';
import type { Me } from '@blattwerk/contract/accounts/shapes';
import type { PasskeyAssertion, SecondFactorDue, SecondFactorMethod } from '@blattwerk/contract/second-factors/shapes';
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { ApiError, visitorApi } from './http.ts';
import { forgetSession } from './session.ts';

/** What a user proves themselves with: password, and a second factor where one is due; or a passkey alone. */
export type Proof = { email: string; password: string; totp?: string; passkey?: PasskeyAssertion } | { response: PasskeyAssertion };

/** Opens a session. Patients have the storefront: theirs is ended again. */
export const enter = async (proof: Proof): Promise<{ user: Me; reuseEndedAt?: string }> => {
  const entered = await ('response' in proof
    ? visitorApi.post('/clients/auth/passkey/login', { body: proof })
    : visitorApi.post('/clients/auth/login', { body: proof }));
  if (entered.user.role !== 'patient') return entered;
  await visitorApi.post('/clients/auth/logout');
  forgetSession();
  throw new ApiError(403, 'patient', '');
};

export const hasPasskeys = (): boolean => browserSupportsWebAuthn();

/** Asks the browser for a passkey. Undefined when the person closed the browser's dialog. */
export const askForPasskey = async (): Promise<PasskeyAssertion | undefined> => {
  const { options } = await visitorApi.post('/clients/auth/passkey/options');
  try {
    return (await startAuthentication({ optionsJSON: options })) as PasskeyAssertion;
  } catch (error) {
    if (wasDismissed(error)) return undefined;
    throw error;
  }
};

/** The browser's dialog was closed, or timed out. */
export const wasDismissed = (error: unknown): boolean => error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** The ways that are open when a second factor is due; undefined for every other refusal. */
export const methodsDue = (error: unknown): readonly SecondFactorMethod[] | undefined =>
  refusedWith<Posts['/clients/auth/login']>(error, 'auth.totpRequired') ? ((error.details as SecondFactorDue | undefined)?.methods ?? ['totp']) : undefined;
