import type { LinkPrescriptions } from '@blattwerk/contract/pharmacy-access/shapes';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { ClaimOffer } from './claim-offer.tsx';
import { PrescriptionSheet } from './prescription-sheet.tsx';
import type { PharmacyLinkPage } from './use-pharmacy-link.ts';
import styles from './pharmacy-link.module.css';

/** Each prescription of the sending; taking them all on is one press. */
export const LinkedPrescriptions = ({ linked, page }: { linked: LinkPrescriptions; page: PharmacyLinkPage }) => {
  const { t } = useTranslation('pharmacy-link');
  const { pharmacy, prescriptions } = linked;
  const toAccept = prescriptions.filter(({ abilities }) => abilities.includes('accept'));
  return (
    <div className={styles.list}>
      <header>
        <h1>{t('open.title', { count: prescriptions.length })}</h1>
        <p>{`${pharmacy.name}, ${pharmacy.city}`}</p>
        {toAccept.length > 1 && (
          <Button isBusy={page.isBusy} icon="check" onClick={() => void page.take({ name: 'accept', body: {} })}>
            {t('open.acceptAll')}
          </Button>
        )}
      </header>
      <FailureNotice error={page.error} />
      {prescriptions.map((prescription) => (
        <PrescriptionSheet key={prescription.id} prescription={prescription} isBusy={page.isBusy} onStep={page.take} onDownload={page.download} />
      ))}
      <p className={styles.small}>{t('open.notice')}</p>
      {pharmacy.email && (
        <div className={styles.offer}>
          <ClaimOffer page={page} />
        </div>
      )}
    </div>
  );
};
