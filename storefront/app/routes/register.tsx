import { useTranslation } from 'react-i18next';
import { RegisterForm } from '../features/account/register-form.tsx';
import { PageHead } from '../lib/seo/page-head.tsx';

const Register = () => {
  const { t } = useTranslation('account');
  return (
    <>
      <PageHead title={t('register.title')} description={t('register.intro')} />
      <h1>{t('register.title')}</h1>
      <p>{t('register.intro')}</p>
      <RegisterForm />
    </>
  );
};
export default Register;
