import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PasskeyAssertion } from '@blattwerk/contract/second-factors/shapes';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import { useBrowserValue } from '../../lib/browser/use-browser-value.ts';
import { askForPasskey, canUsePasskeys, passkeyRefusal } from '../../lib/passkeys/passkeys.ts';

interface Props {
  label: string;
  run: (work: () => Promise<void>) => Promise<boolean>;
  isPending: boolean;
  onAnswer: (assertion: PasskeyAssertion) => Promise<void>;
}

/**
 * Asks the device for a passkey. Where the browser knows none there is no button; closing the device's question is no failure.
 * It stands in the page from the first byte, so that nothing below it moves under the pointer when the script begins.
 */
export const PasskeyButton = ({ label, run, isPending, onAnswer }: Props) => {
  const { t } = useTranslation('account');
  const isPossible = useBrowserValue(canUsePasskeys, true);
  const [isCancelled, setCancelled] = useState(false);
  if (!isPossible) return null;
  const ask = () =>
    run(async () => {
      setCancelled(false);
      try {
        await onAnswer(await askForPasskey());
      } catch (failure) {
        if (!passkeyRefusal(failure)) throw failure;
        setCancelled(true);
      }
    });
  return (
    <>
      {isCancelled && (
        <Notice kind="info" isAlert>
          <p>{t('login.passkeyCancelled')}</p>
        </Notice>
      )}
      <Button kind="secondary" icon="lock" isWide isBusy={isPending} onClick={() => void ask()}>
        {label}
      </Button>
    </>
  );
};
