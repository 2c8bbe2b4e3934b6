import { useTranslation } from 'react-i18next';
import { AttestationsScreen } from '../features/attestations/attestations-screen.tsx';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['attestations'] };

const Documents = () => {
  const { t } = useTranslation('attestations');
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <AttestationsScreen />
    </>
  );
};
export default Documents;
