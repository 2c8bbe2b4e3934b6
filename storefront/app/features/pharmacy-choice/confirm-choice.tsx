import type { ListedPharmacy } from '@blattwerk/contract/prescriptions/shapes';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { api } from '../../lib/api/api.ts';
import { useAfterChoice } from './use-after-choice.ts';

/** Sending cannot be taken back by pressing again, so it is asked once. */
export const ConfirmChoice = ({ treatmentId, pharmacy, onClose }: { treatmentId: string; pharmacy: ListedPharmacy | undefined; onClose: () => void }) => {
  const { t } = useTranslation('pharmacy-choice');
  const { run, isPending, error } = useAction();
  const afterChoice = useAfterChoice();
  const send = () =>
    run(async () => {
      await api.post('/pharmacy', { treatmentId, pharmacyId: pharmacy?.id });
      await afterChoice();
    });
  return (
    <Dialog
      isOpen={pharmacy !== undefined}
      onClose={onClose}
      title={t('confirm.title')}
      actions={
        <>
          <Button isBusy={isPending} onClick={() => void send()}>
            {t('confirm.submit')}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {t('action.cancel', { ns: 'common' })}
          </Button>
        </>
      }
    >
      {pharmacy && (
        <>
          <p>{t('confirm.text', { name: pharmacy.name, city: pharmacy.city })}</p>
          {!pharmacy.hasAll && <p>{t('confirm.missing', { list: pharmacy.missing.join(', ') })}</p>}
        </>
      )}
      <FailureNotice error={error} />
    </Dialog>
  );
};
