import { useTranslation } from 'react-i18next';
import { LinkButton } from '../components/ui/button.tsx';
import { CaredForCard } from '../features/caregivers/cared-for-card.tsx';
import { RequestConsultation } from '../features/consultations/request-consultation.tsx';
import styles from '../features/treatments/treatments.module.css';
import { TreatmentList } from '../features/treatments/treatment-list.tsx';
import { attachFiles } from '../features/uploads/message-files.tsx';
import { RequestUploads } from '../features/uploads/request-uploads.tsx';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['treatments', 'consultations', 'uploads', 'caregivers'] };

const Prescriptions = () => {
  const { t } = useTranslation('treatments');
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <p className={styles.ways}>
        <LinkButton to="/dashboard/contributions" kind="secondary" size="small">
          {t('contributions')}
        </LinkButton>
        <LinkButton to="/dashboard/documents" kind="secondary" size="small">
          {t('attestations')}
        </LinkButton>
      </p>
      <TreatmentList
        attach={attachFiles}
        files={(treatment) => <RequestUploads treatment={treatment} />}
        besides={(treatment) => <RequestConsultation treatment={treatment} />}
      />
      <div className={styles.others}>
        <CaredForCard />
      </div>
    </>
  );
};
export default Prescriptions;
