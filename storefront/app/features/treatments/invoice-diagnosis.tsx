import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { CheckboxField } from '../../components/ui/choices.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import styles from './treatments.module.css';

const useChoice = ({ id }: PatientTreatment) => {
  const client = useQueryClient();
  const { run, isPending, error } = useAction();
  const choose = (isWanted: boolean): Promise<boolean> =>
    run(async () => {
      await memberApi.post('/clients/treatment/:id/invoice-diagnosis', { params: { id }, body: { isWanted } });
      await client.invalidateQueries();
    });
  return { choose, isPending, error };
};

/** Before the invoice: a choice that holds for it. */
const Choice = ({ treatment }: { treatment: PatientTreatment }) => {
  const { t } = useTranslation('treatments');
  const { choose, isPending, error } = useChoice(treatment);
  const { isDiagnosisOnInvoice } = treatment;
  return (
    <>
      <CheckboxField
        label={t('diagnosis.label')}
        checked={isPending ? !isDiagnosisOnInvoice : isDiagnosisOnInvoice}
        onChange={() => !isPending && void choose(!isDiagnosisOnInvoice)}
      />
      <p className={styles.meta}>{t('diagnosis.hint')}</p>
      <FailureNotice error={error} />
    </>
  );
};

/** After it: the issued invoice is cancelled and a new one follows, which is said before. */
const Reissue = ({ treatment }: { treatment: PatientTreatment }) => {
  const { t } = useTranslation('treatments');
  const [isOpen, setOpen] = useState(false);
  const { choose, isPending, error } = useChoice(treatment);
  const submit = async (): Promise<void> => {
    if (!(await choose(true))) return;
    setOpen(false);
    toast.success(t('diagnosis.done'));
  };
  return (
    <>
      <Button kind="quiet" opensDialog onClick={() => setOpen(true)}>
        {t('diagnosis.open')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('diagnosis.title')}
        actions={
          <>
            <Button isBusy={isPending} onClick={() => void submit()}>
              {t('diagnosis.submit')}
            </Button>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              {t('diagnosis.keep')}
            </Button>
          </>
        }
      >
        <p>{t('diagnosis.reissue')}</p>
        <p>{t('diagnosis.hint')}</p>
        <FailureNotice error={error} />
      </Dialog>
    </>
  );
};

/** Whether the doctor's invoice states the diagnosis: only by the patient's choice. */
export const InvoiceDiagnosis = ({ treatment }: { treatment: PatientTreatment }) => {
  const { t } = useTranslation('treatments');
  const { isDiagnosisOnInvoice, invoices, abilities } = treatment;
  if (abilities.includes('choose-invoice-diagnosis'))
    return <div className={styles.diagnosis}>{invoices.length > 0 ? <Reissue treatment={treatment} /> : <Choice treatment={treatment} />}</div>;
  const isAwaited = isDiagnosisOnInvoice && invoices.some(({ kind, isCancelled, isWithDiagnosis }) => kind === 'invoice' && !isCancelled && !isWithDiagnosis);
  return isAwaited ? <p className={styles.meta}>{t('diagnosis.awaited')}</p> : null;
};
