import type { ConsultingDoctor } from '@blattwerk/contract/consultations/shapes';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { berlinDate, dateAfter } from './slot-days.ts';
import { useReadAgain, useWaitList } from './use-consultations.ts';

const daysWaited = 30;

/** Nothing suits: a time that becomes free is offered by mail. */
export const JoinWaitList = ({ doctor }: { doctor: ConsultingDoctor }) => {
  const { t } = useTranslation('consultations');
  const { data } = useWaitList();
  const { run, isPending, error } = useAction();
  const readAgain = useReadAgain();
  const isWaiting = data?.items.some(({ doctorId }) => doctorId === doctor.id);
  const join = () =>
    run(async () => {
      await memberApi.post('/clients/consultations/waiting-list', { body: { doctorId: doctor.id, until: dateAfter(berlinDate(new Date()), daysWaited) } });
      await readAgain();
    });
  if (isWaiting)
    return (
      <Notice kind="ok">
        <p>{t('wait.joined', { name: doctor.name })}</p>
      </Notice>
    );
  return (
    <div>
      <p>{t('wait.text')}</p>
      <Button kind="secondary" isBusy={isPending} onClick={() => void join()}>
        {t('wait.join')}
      </Button>
      <FailureNotice error={error} />
    </div>
  );
};
