import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { memberApi } from '../../lib/api/client.ts';
import type { Attach } from './attach.ts';
import { CancelRequest } from './cancel-request.tsx';
import type { PatientDocument } from './documents.tsx';
import { Documents } from './documents.tsx';
import { EndedRequest } from './ended-request.tsx';
import { InvoiceDiagnosis } from './invoice-diagnosis.tsx';
import { MessageThread } from './message-thread.tsx';
import { PrescriptionList } from './prescription-list.tsx';
import { TreatmentTimeline } from './treatment-timeline.tsx';
import { TreatmentStatusTag } from './treatment-status.tsx';
import styles from './treatments.module.css';

/** A letter that was never corrected is just the letter. */
const letterWord = (count: number, isReplaced: boolean): 'letter' | 'letterVersion' | 'replacedLetter' => {
  if (isReplaced) return 'replacedLetter';
  return count > 1 ? 'letterVersion' : 'letter';
};

const useDocuments = (treatment: PatientTreatment): PatientDocument[] => {
  const { t } = useTranslation('treatments');
  return [
    ...treatment.letters.map(({ id, version, isReplaced }) => ({
      key: id,
      label: t(`document.${letterWord(treatment.letters.length, isReplaced)}`, { version }),
      fetch: () => memberApi.file('/clients/treatment/medical-letter/download', { query: { treatmentId: treatment.id, letterId: id } }),
    })),
    ...treatment.invoices.map(({ id, kind, number, isCancelled, isWithDiagnosis }) => ({
      key: id,
      label: t(`document.${isCancelled ? 'cancelledInvoice' : isWithDiagnosis ? 'invoiceWithDiagnosis' : kind}`, { number }),
      fetch: () => memberApi.file('/clients/treatment/download/invoice', { query: { treatmentId: treatment.id, invoiceId: id } }),
    })),
  ];
};

const DepositLine = ({ treatment: { deposit } }: { treatment: PatientTreatment }) => {
  const { t } = useTranslation('treatments');
  const { money } = useFormat();
  return (
    <p className={`${styles.meta} ${styles.deposit}`}>
      {t('deposit.line', { amount: money(deposit.amountCents, deposit.currency), state: t(`deposit.${deposit.status}`) })}
      {deposit.refundReason !== null && <span className={styles.refundWhy}>{t(`refundWhy.${deposit.refundReason}`)}</span>}
    </p>
  );
};

const wishes = (treatment: PatientTreatment): string =>
  treatment.products.map((entry) => ('product' in entry ? entry.product.name : entry.wish.strainName)).join(', ');

interface SheetProps {
  treatment: PatientTreatment;
  /** What the patient sends along, beside the questions. */
  files?: ReactNode;
  /** How files are chosen for a message. */
  attach?: Attach | undefined;
  children?: ReactNode;
}

/** One request with everything that belongs to it: state, timeline, questions, prescriptions, documents. */
export const TreatmentSheet = ({ treatment, files, attach, children }: SheetProps) => {
  const { t } = useTranslation('treatments');
  const documents = useDocuments(treatment);
  const can = (ability: PatientTreatment['abilities'][number]): boolean => treatment.abilities.includes(ability);
  return (
    <Card as="article" id={treatment.id} label={t('requestOf', { number: treatment.number })}>
      <header className={styles.head}>
        <div>
          <h2>{t('requestOf', { number: treatment.number })}</h2>
          <p className={styles.meta}>
            {t('begun')} <DateTime value={treatment.createdAt} kind="date" />
            {wishes(treatment) && ` · ${wishes(treatment)}`}
          </p>
        </div>
        <TreatmentStatusTag status={treatment.status} />
      </header>
      <EndedRequest treatment={treatment} />
      {can('pay') && (
        <p>
          <LinkButton to="/dashboard/treatment-payment">{t('action.pay')}</LinkButton>
        </p>
      )}
      {can('follow-up') && (
        <p>
          <LinkButton to="/health-state/update">{t('action.followUp')}</LinkButton>
        </p>
      )}
      {can('choose-pharmacy') && (
        <p>
          <LinkButton to="/dashboard/pharmacy-selection">{t('action.choosePharmacy')}</LinkButton>
        </p>
      )}
      <div className={styles.columns}>
        <TreatmentTimeline treatment={treatment} />
        <div>
          <MessageThread treatment={treatment} attach={attach} />
          {files}
          <PrescriptionList prescriptions={treatment.prescriptions} supply={treatment.supply} />
          {documents.length > 0 && <h3>{t('documents')}</h3>}
          <Documents documents={documents} />
          <InvoiceDiagnosis treatment={treatment} />
          {children}
          <DepositLine treatment={treatment} />
          {can('cancel') && <CancelRequest treatment={treatment} />}
        </div>
      </div>
    </Card>
  );
};
