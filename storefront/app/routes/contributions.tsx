import { useTranslation } from 'react-i18next';
import { OwnContributions } from '../features/reviews/own-contributions.tsx';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['reviews', 'market'] };

const Contributions = () => {
  const { t } = useTranslation('reviews');
  return (
    <>
      <PageHead title={t('mine.title')} isPrivate />
      <h1>{t('mine.title')}</h1>
      <p>{t('mine.intro')}</p>
      <OwnContributions />
    </>
  );
};
export default Contributions;
