import { useTranslation } from 'react-i18next';
import { ForgotForm } from '../features/account/forgot-form.tsx';
import { PageHead } from '../lib/seo/page-head.tsx';

const PasswordForgot = () => {
  const { t } = useTranslation('account');
  return (
    <>
      <PageHead title={t('forgot.title')} isPrivate />
      <h1>{t('forgot.title')}</h1>
      <p>{t('forgot.intro')}</p>
      <ForgotForm />
    </>
  );
};
export default PasswordForgot;
