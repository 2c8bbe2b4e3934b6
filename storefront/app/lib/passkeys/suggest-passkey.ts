import type { PasskeyAssertion } from '@blattwerk/contract/second-factors/shapes';
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { visitorApi } from '../api/client.ts';

/** The server's question holds for five minutes; a page may stay open longer. */
const renewedAfterMs = 4 * 60_000;

const untilVisible = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'visible') return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });

/** One question to the device, for as long as the server's own holds; undefined when it was not answered by then or `signal` ended it. */
const offerOnce = async (signal: AbortSignal): Promise<PasskeyAssertion | undefined> => {
  const { options } = await visitorApi.post('/clients/auth/passkey/options');
  if (signal.aborted) return undefined;
  const stop = (): void => WebAuthnAbortService.cancelCeremony();
  const renewal = setTimeout(stop, renewedAfterMs);
  signal.addEventListener('abort', stop);
  try {
    return (await startAuthentication({ optionsJSON: options, useBrowserAutofill: true })) as PasskeyAssertion;
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return undefined;
    throw error;
  } finally {
    clearTimeout(renewal);
    signal.removeEventListener('abort', stop);
  }
};

/**
 * Offers the device's passkeys among the suggestions of the field that says `webauthn`, until one is chosen or `signal` ends it;
 * undefined when it was ended. Only a page that is looked at asks the server.
 */
export const suggestPasskey = async (signal: AbortSignal): Promise<PasskeyAssertion | undefined> => {
  while (!signal.aborted) {
    await untilVisible();
    const assertion = await offerOnce(signal);
    if (assertion) return assertion;
  }
  return undefined;
};
