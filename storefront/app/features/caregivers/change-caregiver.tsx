import type { Caregiver, CaregiverLimit } from '@blattwerk/contract/caregivers/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './caregivers.module.css';
import { DaysField, LimitsField } from './grant-fields.tsx';
import { caregiversKey } from './use-caregivers.ts';

/** Other limits, or another end, for a trusted person who is there. */
export const ChangeCaregiver = ({ caregiver: { id, version, ...granted }, onClose }: { caregiver: Caregiver; onClose: () => void }) => {
  const { t } = useTranslation('caregivers');
  const { date } = useFormat();
  const client = useQueryClient();
  const { run, isPending, error } = useAction();
  const [limits, setLimits] = useState<CaregiverLimit[]>(granted.limits);
  const [days, setDays] = useState<30 | 90 | 180 | 365>();
  const [isAsked, setAsked] = useState(false);
  const save = async (): Promise<void> => {
    setAsked(true);
    if (limits.length === 0) return;
    const isSaved = await run(async () => {
      await memberApi.put('/clients/iam/caregivers/:id', { params: { id }, body: { limits, ...(days ? { days } : {}), version } });
    });
    // Also after a refusal: the list says what holds now.
    await client.invalidateQueries({ queryKey: caregiversKey });
    if (isSaved) onClose();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <LimitsField value={limits} error={isAsked && limits.length === 0 ? t('grant.noLimit') : undefined} onChange={setLimits} />
      <DaysField label={t('grant.howLong')} value={days} unchanged={t('grant.unchanged', { date: date(granted.endsAt) })} onChange={setDays} />
      <FailureNotice error={error} />
      <div className={styles.actions}>
        <Button type="submit" isBusy={isPending}>
          {t('change.save')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('change.cancel')}
        </Button>
      </div>
    </form>
  );
};
