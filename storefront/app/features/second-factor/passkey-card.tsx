import type { SecondFactors } from '@blattwerk/contract/second-factors/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { toast } from '../../components/ui/toast.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useBrowserValue } from '../../lib/browser/use-browser-value.ts';
import type { PasskeyRefusal } from '../../lib/passkeys/passkeys.ts';
import { canUsePasskeys, makePasskey, passkeyRefusal } from '../../lib/passkeys/passkeys.ts';
import type { Guard } from './guard-form.tsx';
import { GuardForm } from './guard-form.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import styles from './second-factor.module.css';
import { useFactorsChanged } from './use-second-factors.ts';

interface Props {
  factors: SecondFactors;
  onCodes: (codes: string[]) => void;
}

const AddForm = ({ factors, onCodes, onDone }: Props & { onDone: () => void }) => {
  const { t } = useTranslation('second-factor');
  const changed = useFactorsChanged();
  const [name, setName] = useState(t('passkeys.defaultName', { number: factors.passkeys.length + 1 }));
  const [refusal, setRefusal] = useState<PasskeyRefusal>();
  const add = async (proof: Guard) => {
    setRefusal(undefined);
    const creation = await memberApi.post('/clients/iam/second-factors/passkeys/options', { body: proof });
    try {
      const response = await makePasskey(creation);
      const { recoveryCodes } = await memberApi.post('/clients/iam/second-factors/passkeys', {
        body: { response, name: name.trim() || t('passkeys.fallbackName') },
      });
      toast.success(t('passkeys.addedToast'));
      onDone();
      if (recoveryCodes.length > 0) onCodes(recoveryCodes);
      await changed();
    } catch (failure) {
      const known = passkeyRefusal(failure);
      if (!known) throw failure;
      setRefusal(known);
    }
  };
  return (
    <GuardForm factors={factors} submitLabel={t('passkeys.make')} onSubmit={add} onCancel={onDone}>
      <p>{t('passkeys.addText')}</p>
      {refusal && (
        <Notice kind="info" isAlert>
          <p>{t(`passkeys.refused.${refusal}`)}</p>
        </Notice>
      )}
      <TextInput label={t('passkeys.name')} help={t('passkeys.nameHelp')} maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
    </GuardForm>
  );
};

/** Passkeys: list, add, rename, remove. */
export const PasskeyCard = ({ factors, onCodes }: Props) => {
  const { t } = useTranslation('second-factor');
  const isPossible = useBrowserValue(canUsePasskeys, true);
  const [isAdding, setAdding] = useState(false);
  return (
    <Card>
      <h2>{t('passkeys.title')}</h2>
      <p>{t('passkeys.text')}</p>
      {factors.passkeys.length === 0 && <p className={styles.small}>{t('passkeys.none')}</p>}
      {factors.passkeys.length > 0 && (
        <ul className={styles.passkeys}>
          {factors.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} factors={factors} />
          ))}
        </ul>
      )}
      {!isPossible && <p>{t('passkeys.impossible')}</p>}
      {isPossible && !isAdding && (
        <Button kind="secondary" icon="plus" onClick={() => setAdding(true)}>
          {t('passkeys.add')}
        </Button>
      )}
      {isAdding && <AddForm factors={factors} onCodes={onCodes} onDone={() => setAdding(false)} />}
    </Card>
  );
};
