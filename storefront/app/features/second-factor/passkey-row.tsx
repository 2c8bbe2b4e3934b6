import { renamePasskeyInput } from '@blattwerk/contract/second-factors/shapes';
import type { Passkey, SecondFactors } from '@blattwerk/contract/second-factors/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { toast } from '../../components/ui/toast.ts';
import { DateTime } from '../../components/ui/values.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { GuardForm } from './guard-form.tsx';
import styles from './second-factor.module.css';
import { useFactorsChanged } from './use-second-factors.ts';

const RenameForm = ({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) => {
  const { t } = useTranslation('second-factor');
  const changed = useFactorsChanged();
  const form = useShapeForm(renamePasskeyInput, { id: passkey.id, name: passkey.name });
  const { run, isPending, error } = useAction();
  const submit = form.handleSubmit(({ id, name }) =>
    run(async () => {
      await memberApi.patch('/clients/iam/second-factors/passkeys/:id', { params: { id }, body: { name } });
      await changed();
      onDone();
    }),
  );
  return (
    <ScriptedForm onSubmit={(event) => void submit(event)} className={styles.form}>
      <TextInput label={t('passkeys.name')} autoFocus maxLength={60} {...form.register('name')} error={form.errorOf('name')} />
      <FailureNotice error={error} />
      <div className={styles.row}>
        <Button type="submit" isBusy={isPending}>
          {t('passkeys.saveName')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('guard.cancel')}
        </Button>
      </div>
    </ScriptedForm>
  );
};

/** One passkey: what it is called, since when, and what can be done with it. */
export const PasskeyRow = ({ passkey, factors }: { passkey: Passkey; factors: SecondFactors }) => {
  const { t } = useTranslation('second-factor');
  const [doing, setDoing] = useState<'rest' | 'renaming' | 'removing'>('rest');
  const changed = useFactorsChanged();
  const rest = () => setDoing('rest');
  const { id, name } = passkey;
  return (
    <li className={styles.passkey}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.small}>
          {t('passkeys.added')} <DateTime value={passkey.createdAt} kind="date" />
          {passkey.lastUsedAt && (
            <>
              {' · '}
              {t('passkeys.lastUsed')} <DateTime value={passkey.lastUsedAt} />
            </>
          )}
          {' · '}
          {t(passkey.isBackedUp ? 'passkeys.synced' : 'passkeys.onDevice')}
        </p>
      </div>
      {doing === 'rest' && (
        <div className={styles.row}>
          <Button kind="secondary" size="small" onClick={() => setDoing('renaming')} aria-label={t('passkeys.renameNamed', { name })}>
            {t('passkeys.rename')}
          </Button>
          <Button kind="secondary" size="small" onClick={() => setDoing('removing')} aria-label={t('passkeys.removeNamed', { name })}>
            {t('passkeys.remove')}
          </Button>
        </div>
      )}
      {doing === 'renaming' && <RenameForm passkey={passkey} onDone={rest} />}
      {doing === 'removing' && (
        <GuardForm
          factors={factors}
          needsCode
          isDanger
          submitLabel={t('passkeys.remove')}
          onCancel={rest}
          onSubmit={async (guard) => {
            await memberApi.post('/clients/iam/second-factors/passkeys/:id/remove', { params: { id }, body: guard });
            toast.success(t('passkeys.removed'));
            await changed();
          }}
        />
      )}
    </li>
  );
};
