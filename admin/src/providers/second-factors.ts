import type { Passkey, PasskeyAttestation, PasskeyCreation, RecoveryCodes, SecondFactors, TotpEnrolment } from '@blattwerk/contract/second-factors/shapes';
import { startRegistration } from '@simplewebauthn/browser';
import { wasDismissed } from './enter.ts';
import { http } from './http.ts';

const base = '/clients/iam/second-factors';
export const secondFactorsPath = base;

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
export const sendOwnerCode = () => http.request('POST', '/clients/iam/owner-code', { body: {} });
export const readSecondFactors = () => http.request<SecondFactors>('GET', base);
export const startTotp = (guard: Guard) => http.request<TotpEnrolment>('POST', `${base}/totp`, { body: withoutCode(guard) });
export const confirmTotp = (code: string) => http.request<RecoveryCodes>('POST', `${base}/totp/confirm`, { body: { code } });
export const removeTotp = (guard: Guard) => http.request('POST', `${base}/totp/remove`, { body: guard });
export const newRecoveryCodes = (guard: Guard) => http.request<RecoveryCodes>('POST', `${base}/recovery-codes`, { body: guard });
export const renamePasskey = (id: string, name: string) => http.request('PATCH', `${base}/passkeys/${id}`, { body: { name } });
export const removePasskey = (id: string, guard: Guard) => http.request('POST', `${base}/passkeys/${id}/remove`, { body: guard });

/** Makes a passkey on this device. Undefined when the person closed the browser's dialog. */
export const addPasskey = async (name: string, guard: Guard): Promise<(RecoveryCodes & { passkey: Passkey }) | undefined> => {
  const { options } = await http.request<PasskeyCreation>('POST', `${base}/passkeys/options`, { body: withoutCode(guard) });
  try {
    const response = (await startRegistration({ optionsJSON: options })) as PasskeyAttestation;
    return await http.request('POST', `${base}/passkeys`, { body: { response, name } });
  } catch (error) {
    if (wasDismissed(error)) return undefined;
    throw error;
  }
};
