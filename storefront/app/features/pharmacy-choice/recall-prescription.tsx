import type { PatientPrescription } from '@blattwerk/contract/prescriptions/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';

interface Props {
  treatmentId: string;
  prescription: PatientPrescription;
}

/** Before another pharmacy is chosen, the prescription is recalled from the one that has it, so that there are never two copies. */
export const RecallPrescription = ({ treatmentId, prescription: { pharmacy, status, sending } }: Props) => {
  const { t } = useTranslation('pharmacy-choice');
  const client = useQueryClient();
  const { run, isPending, error } = useAction();
  const recall = () =>
    run(async () => {
      await memberApi.post('/clients/pharmacy/recall', { body: { treatmentId } });
      await client.invalidateQueries();
    });
  const key = status === 'passing-on' ? 'passingOn' : sending?.offeredAt ? 'silent' : 'waiting';
  return (
    <Card>
      <h2>{t('recall.title', { name: pharmacy?.name ?? '' })}</h2>
      <p>{t(`recall.${key}`, { name: pharmacy?.name ?? '' })}</p>
      <p>{t('recall.means')}</p>
      <FailureNotice error={error} />
      <Button isBusy={isPending} onClick={() => void recall()}>
        {t('recall.submit')}
      </Button>
    </Card>
  );
};
