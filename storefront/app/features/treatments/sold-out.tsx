import type { PatientPrescription } from '@blattwerk/contract/prescriptions/shapes';
import type { PrescriptionSupply } from '@blattwerk/contract/prescriptions/supply';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { toast } from '../../components/ui/toast.ts';
import { DateTime } from '../../components/ui/values.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { isPosted } from './is-posted.ts';

/** Asks the doctor for something in its place, after saying what that means. */
const AskForSubstitute = ({ prescriptionId }: { prescriptionId: string }) => {
  const { t } = useTranslation('treatments');
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { run, isPending, error } = useAction();
  const ask = () =>
    run(async () => {
      await memberApi.post('/clients/prescriptions/:id/substitute-request', { params: { id: prescriptionId } });
      setOpen(false);
      toast.success(t('soldOut.sent'));
      await client.invalidateQueries();
    });
  return (
    <>
      <Button kind="secondary" opensDialog onClick={() => setOpen(true)}>
        {t('soldOut.ask')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('soldOut.confirm.title')}
        actions={
          <>
            <Button isBusy={isPending} onClick={() => void ask()}>
              {t('soldOut.confirm.submit')}
            </Button>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              {t('soldOut.confirm.close')}
            </Button>
          </>
        }
      >
        <p>{t('soldOut.confirm.text')}</p>
        <FailureNotice error={error} />
      </Dialog>
    </>
  );
};

const Asked = ({ question }: { question: NonNullable<PrescriptionSupply['question']> }) => {
  const { t } = useTranslation('treatments');
  if (question.status === 'answered') return <p>{question.answer === null ? t('soldOut.answered') : t('soldOut.answer', { text: question.answer })}</p>;
  return (
    <p>
      {t(`soldOut.asked.${question.askedBy}`)} <DateTime value={question.askedAt} />
    </p>
  );
};

const isAccepted = (status: PatientPrescription['status']): boolean => status === 'received' || status === 'in-preparation';

interface Props {
  prescription: PatientPrescription;
  supply: PrescriptionSupply | undefined;
}

/** Whether the notice leads to another pharmacy: others have it, and this one has not accepted yet and gets no original by post. */
export const offersAnotherPharmacy = ({ prescription, supply }: Props): boolean =>
  prescription.pharmacy !== null &&
  supply?.availability === 'sold-out' &&
  supply.pharmacyCount > 0 &&
  !isAccepted(prescription.status) &&
  !isPosted(prescription);

/** The pharmacy does not have it: who has everything, what is signed to take its place, and the way to the doctor. */
export const SoldOut = ({ prescription, supply }: Props) => {
  const { t } = useTranslation('treatments');
  const { id, pharmacy, status, treatmentId } = prescription;
  if (!pharmacy || supply?.availability !== 'sold-out') return null;
  const { pharmacyCount, alternatives, question } = supply;
  return (
    <Notice kind="warn" title={t('soldOut.title', { pharmacy: pharmacy.name })}>
      {isAccepted(status) && <p>{t('soldOut.accepted')}</p>}
      <p>{pharmacyCount > 0 ? t('soldOut.elsewhere', { count: pharmacyCount }) : t('soldOut.nowhere')}</p>
      {offersAnotherPharmacy({ prescription, supply }) && (
        <p>
          <LinkButton to={`/dashboard/pharmacy?request=${treatmentId}`} kind="secondary">
            {t('chooseOther')}
          </LinkButton>
        </p>
      )}
      {alternatives.length > 0 && <p>{t('soldOut.alternatives', { names: alternatives.join(', ') })}</p>}
      {question && <Asked question={question} />}
      {question?.status !== 'open' && <AskForSubstitute prescriptionId={id} />}
    </Notice>
  );
};
