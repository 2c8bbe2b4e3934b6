import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { RegisterForm } from '../features/account/register-form.tsx';
import { wayBack } from '../lib/api/session.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

const Register = () => {
  const { t } = useTranslation('account');
  const [params] = useSearchParams();
  return (
    <>
      <PageHead title={t('register.title')} description={t('register.intro')} />
      <h1>{t('register.title')}</h1>
      <p>{t('register.intro')}</p>
      <RegisterForm next={wayBack(params)} />
    </>
  );
};
export default Register;
