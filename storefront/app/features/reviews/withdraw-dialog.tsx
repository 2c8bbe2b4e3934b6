import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useAction } from '../../lib/action/use-action.ts';

interface Props {
  words: 'withdraw' | 'withdrawComment';
  /** Withdraws it on the server. */
  onWithdraw: () => Promise<unknown>;
  onDone: () => Promise<void>;
}

/** Withdraws a review or comment, after saying what is deleted with it. */
export const WithdrawDialog = ({ words, onWithdraw, onDone }: Props) => {
  const { t } = useTranslation('reviews');
  const [isOpen, setOpen] = useState(false);
  const { run, isPending, error } = useAction();
  const withdraw = () =>
    run(async () => {
      await onWithdraw();
      setOpen(false);
      toast.success(t('withdrawn'));
      await onDone();
    });
  return (
    <>
      <Button kind="quiet" size="small" opensDialog onClick={() => setOpen(true)}>
        {t('withdraw')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t(`${words}Title`)}
        actions={
          <>
            <Button kind="danger" isBusy={isPending} onClick={() => void withdraw()}>
              {t('withdraw')}
            </Button>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              {t('keep')}
            </Button>
          </>
        }
      >
        <p>{t(`${words}Text`)}</p>
        <FailureNotice error={error} />
      </Dialog>
    </>
  );
};
