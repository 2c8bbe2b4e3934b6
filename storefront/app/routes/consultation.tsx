import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { AppLink } from '../components/ui/app-link.tsx';
import { ConsultationSheet } from '../features/consultations/consultation-sheet.tsx';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['consultations'] };

/** Where mails about an appointment lead. */
const Consultation = () => {
  const { t } = useTranslation('consultations');
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  return (
    <>
      <PageHead title={t('single')} isPrivate />
      <h1>{t('single')}</h1>
      <ConsultationSheet id={id} isNew={params.has('booked')} />
      <p>
        <AppLink to="/consultations">{t('card.all')}</AppLink>
      </p>
    </>
  );
};
export default Consultation;
