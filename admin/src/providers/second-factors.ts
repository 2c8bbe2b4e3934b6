import type { Passkey, PasskeyAttestation, RecoveryCodes } from '@blattwerk/contract/second-factors/shapes';
import { startRegistration } from '@simplewebauthn/browser';
import { wasDismissed } from './enter.ts';
import { api } from './http.ts';

/** The password or the mailed code, and the app's code while one is on, before anything about an account's protection changes. */
export interface Guard {
  password?: string;
  mailCode?: string;
  code?: string;
}
/** Beginning something new asks for no code of an app. */
const withoutCode = ({ password, mailCode }: Guard): Guard => ({
  ...(password === undefined ? {} : { password }),
  ...(mailCode === undefined ? {} : { mailCode }),
});

/** The code that stands in for the password of an account without one. */
export const sendOwnerCode = () => api.post('/clients/iam/owner-code');
export const readSecondFactors = () => api.get('/clients/iam/second-factors');
export const startTotp = (guard: Guard) => api.post('/clients/iam/second-factors/totp', { body: withoutCode(guard) });
export const confirmTotp = (code: string) => api.post('/clients/iam/second-factors/totp/confirm', { body: { code } });
export const removeTotp = (guard: Guard) => api.post('/clients/iam/second-factors/totp/remove', { body: guard });
export const newRecoveryCodes = (guard: Guard) => api.post('/clients/iam/second-factors/recovery-codes', { body: guard });
export const renamePasskey = (id: string, name: string) => api.patch('/clients/iam/second-factors/passkeys/:id', { params: { id }, body: { name } });
export const removePasskey = (id: string, guard: Guard) => api.post('/clients/iam/second-factors/passkeys/:id/remove', { params: { id }, body: guard });

/** Makes a passkey on this device. Undefined when the person closed the browser's dialog. */
export const addPasskey = async (name: string, guard: Guard): Promise<(RecoveryCodes & { passkey: Passkey }) | undefined> => {
  const { options } = await api.post('/clients/iam/second-factors/passkeys/options', { body: withoutCode(guard) });
  try {
    const response = (await startRegistration({ optionsJSON: options })) as PasskeyAttestation;
    return await api.post('/clients/iam/second-factors/passkeys', { body: { response, name } });
  } catch (error) {
    if (wasDismissed(error)) return undefined;
    throw error;
  }
};
