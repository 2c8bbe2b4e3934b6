import { consultationChoices, type ConsentEffect, type ConsultationChoice } from '@blattwerk/contract/consents/shapes';
import type { ConsentPurpose } from '@blattwerk/contract/consents/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { forgetCampaign } from '../../lib/consent/campaign.ts';
import { Button } from '../ui/button.tsx';
import { RadioCards } from '../ui/choices.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { toast } from '../ui/toast.ts';

/** What was shown before withdrawing, for the choice about booked consultations that it was shown for. */
interface Preview {
  effects: ConsentEffect[];
  consultations: ConsultationChoice;
}

interface DialogProps {
  purpose: ConsentPurpose;
  preview: Preview;
  onPreview: (consultations: ConsultationChoice) => void;
  onClose: () => void;
}

const WithdrawDialog = ({ purpose, preview: { effects, consultations }, onPreview, onClose }: DialogProps) => {
  const { t } = useTranslation('consents');
  const client = useQueryClient();
  const { run, isPending, error } = useAction();
  const withdraw = () =>
    run(async () => {
      await memberApi.post('/clients/iam/consents/:purpose/withdraw', { params: { purpose }, body: { consultations } });
      if (purpose === 'analytics') forgetCampaign();
      toast.success(t('withdrawnToast'));
      onClose();
      await client.invalidateQueries();
    });
  const hasConsultations = effects.some(({ kind }) => kind === 'consultation-by-phone' || kind === 'consultation-cancelled');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('withdrawTitle', { purpose: t(`purpose.${purpose}`) })}
      actions={
        <>
          <Button isBusy={isPending} onClick={() => void withdraw()}>
            {t('withdrawNow')}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <p>{t('effects')}</p>
      <ul>
        {effects.map(({ kind, text }) => (
          <li key={`${kind}:${text}`}>{text}</li>
        ))}
      </ul>
      {hasConsultations && (
        <RadioCards
          label={t('consultations.label')}
          name="consultations"
          value={consultations}
          onChange={(value) => onPreview(value as ConsultationChoice)}
          choices={consultationChoices.map((value) => ({ value, label: t(`consultations.${value}`) }))}
        />
      )}
      <p>{t('future')}</p>
      <FailureNotice error={error} />
    </Dialog>
  );
};

/** Shows what ends with a consent, as the server tells it, before it is withdrawn. Booked video consultations can go on by telephone. */
export const WithdrawButton = ({ purpose }: { purpose: ConsentPurpose }) => {
  const { t } = useTranslation('consents');
  const { run, isPending, error } = useAction();
  const [preview, setPreview] = useState<Preview>();
  const show = (consultations: ConsultationChoice) =>
    void run(async () => {
      const { effects } = await memberApi.post('/clients/iam/consents/:purpose/withdraw', { params: { purpose }, body: { preview: true, consultations } });
      setPreview({ effects, consultations });
    });
  return (
    <>
      <Button kind="secondary" opensDialog isBusy={isPending} onClick={() => show('phone')}>
        {t('withdraw')}
        <span className="visually-hidden">: {t(`purpose.${purpose}`)}</span>
      </Button>
      <FailureNotice error={error} />
      {preview && <WithdrawDialog purpose={purpose} preview={preview} onPreview={show} onClose={() => setPreview(undefined)} />}
    </>
  );
};
