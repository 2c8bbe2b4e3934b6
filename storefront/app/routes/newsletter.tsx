import { useTranslation } from 'react-i18next';
import { SubscribeForm } from '../features/newsletter/subscribe-form.tsx';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['newsletter'] };

const Newsletter = () => {
  const { t } = useTranslation('newsletter');
  return (
    <>
      <PageHead title={t('title')} description={t('intro')} />
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <SubscribeForm />
    </>
  );
};
export default Newsletter;
