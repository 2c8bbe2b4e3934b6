import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation } from '@blattwerk/contract/second-factors/shapes';
import { visitorApi } from '../api/client.ts';

export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Why the device gave no passkey: the person closed the question or was too slow, or this device has one already. */
export type PasskeyRefusal = 'cancelled' | 'known';

export const passkeyRefusal = (error: unknown): PasskeyRefusal | undefined => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : undefined;
};

/** Lets the person choose a passkey on their device, for a login alone or beside the password. */
export const askForPasskey = async (): Promise<PasskeyAssertion> => {
  const [{ startAuthentication }, { options }] = await Promise.all([import('@simplewebauthn/browser'), visitorApi.post('/clients/auth/passkey/options')]);
  return (await startAuthentication({ optionsJSON: options })) as PasskeyAssertion;
};

/** Has the device make a passkey for what the server asked. */
export const makePasskey = async ({ options }: PasskeyCreation): Promise<PasskeyAttestation> => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return (await startRegistration({ optionsJSON: options })) as PasskeyAttestation;
};
