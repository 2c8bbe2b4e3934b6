import { useTranslation } from 'react-i18next';
import { ConsultationList } from '../features/consultations/consultation-list.tsx';
import { Offers } from '../features/consultations/offers.tsx';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['consultations'] };

const Consultations = () => {
  const { t } = useTranslation('consultations');
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      <h1>{t('title')}</h1>
      <Offers />
      <ConsultationList />
    </>
  );
};
export default Consultations;
