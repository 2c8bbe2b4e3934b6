import type { SecondFactors } from '@blattwerk/contract/second-factors/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { memberApi } from '../../lib/api/client.ts';
import { GuardForm } from './guard-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useFactorsChanged } from './use-second-factors.ts';

const fewCodes = 3;

interface Props {
  factors: SecondFactors;
  /** Just made, here or with the first factor: shown until they are put away. */
  fresh: readonly string[];
  onCodes: (codes: string[]) => void;
}

/** How many recovery codes are left, and new ones. */
export const RecoveryCard = ({ factors, fresh, onCodes }: Props) => {
  const { t } = useTranslation('second-factor');
  const [isAsking, setAsking] = useState(false);
  const changed = useFactorsChanged();
  if (fresh.length > 0)
    return (
      <Card tone="next">
        <RecoveryCodes codes={fresh} onDone={() => onCodes([])} />
      </Card>
    );
  const count = factors.recoveryCodesLeft;
  return (
    <Card>
      <h2>{t('codes.title')}</h2>
      <p>{t('codes.about')}</p>
      {count <= fewCodes ? (
        <Notice kind="warn">
          <p>{t('codes.left', { count })}</p>
        </Notice>
      ) : (
        <p>{t('codes.left', { count })}</p>
      )}
      {!isAsking && (
        <Button kind="secondary" onClick={() => setAsking(true)}>
          {t('codes.renew')}
        </Button>
      )}
      {isAsking && (
        <GuardForm
          factors={factors}
          needsCode
          submitLabel={t('codes.renew')}
          onCancel={() => setAsking(false)}
          onSubmit={async (guard) => {
            const { recoveryCodes } = await memberApi.post('/clients/iam/second-factors/recovery-codes', { body: guard });
            setAsking(false);
            onCodes(recoveryCodes);
            await changed();
          }}
        >
          <p>{t('codes.renewText')}</p>
        </GuardForm>
      )}
    </Card>
  );
};
