import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';

/** Withdrawing a request, after saying what happens to the deposit. */
export const CancelRequest = ({ treatment }: { treatment: PatientTreatment }) => {
  const { t } = useTranslation('treatments');
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { run, isPending, error } = useAction();
  const cancel = () =>
    run(async () => {
      await memberApi.post('/clients/treatment/:id/cancel', { params: { id: treatment.id } });
      setOpen(false);
      toast.success(t('cancel.done'));
      await client.invalidateQueries();
    });
  return (
    <>
      <Button kind="quiet" opensDialog onClick={() => setOpen(true)}>
        {t('cancel.open')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('cancel.title')}
        actions={
          <>
            <Button kind="danger" isBusy={isPending} onClick={() => void cancel()}>
              {t('cancel.submit')}
            </Button>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              {t('cancel.keep')}
            </Button>
          </>
        }
      >
        <p>{treatment.deposit.status === 'paid' ? t('cancel.textPaid') : t('cancel.textUnpaid')}</p>
        <FailureNotice error={error} />
      </Dialog>
    </>
  );
};
