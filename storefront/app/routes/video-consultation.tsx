import { useTranslation } from 'react-i18next';
import { BookConsultation } from '../features/consultations/book-consultation.tsx';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['consultations'] };

const VideoConsultation = () => {
  const { t } = useTranslation('consultations');
  return (
    <>
      <PageHead title={t('create')} isPrivate />
      <h1>{t('create')}</h1>
      <p>{t('intro')}</p>
      <BookConsultation />
    </>
  );
};
export default VideoConsultation;
