import { useTranslation } from 'react-i18next';
import { DiaryScreen } from '../features/diary/diary-screen.tsx';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['diary', 'consents'] };

/** The therapy diary of the signed-in patient. */
const DiaryPage = () => {
  const { t } = useTranslation('diary');
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <DiaryScreen />
    </>
  );
};
export default DiaryPage;
