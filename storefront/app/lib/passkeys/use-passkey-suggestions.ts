import type { PasskeyAssertion } from '@blattwerk/contract/second-factors/shapes';
import { useEffect, useRef, useState } from 'react';
import { canUsePasskeys } from './passkeys.ts';

const canSuggest = async (): Promise<boolean> =>
  canUsePasskeys() && (await (PublicKeyCredential as Partial<typeof PublicKeyCredential>).isConditionalMediationAvailable?.()) === true;

/** The first signs of a person: the page's own load stays as small as it is, and the field knows the passkeys when they come to it. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Whether a user has begun to use the page. */
const useIsActive = (): boolean => {
  const [isActive, setActive] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    for (const sign of signs)
      document.addEventListener(
        sign,
        () => {
          end.abort();
          setActive(true);
        },
        { signal: end.signal, passive: true },
      );
    return () => end.abort();
  }, []);
  return isActive;
};

/** Offers the device's passkeys among the suggestions of the field that says `webauthn`, as long as `isWanted`. */
export const usePasskeySuggestions = (isWanted: boolean, onAnswer: (assertion: PasskeyAssertion) => void): void => {
  const isActive = useIsActive();
  const answer = useRef(onAnswer);
  useEffect(() => {
    answer.current = onAnswer;
  });
  const isOn = isWanted && isActive;
  useEffect(() => {
    if (!isOn) return undefined;
    const end = new AbortController();
    const offer = async (): Promise<void> => {
      if (!(await canSuggest())) return;
      const { suggestPasskey } = await import('./suggest-passkey.ts');
      const assertion = await suggestPasskey(end.signal);
      if (assertion) answer.current(assertion);
    };
    offer().catch(() => {
      // The suggestion is optional: without it the page is as before, and its button asks again and shows errors.
    });
    return () => end.abort();
  }, [isOn]);
};
