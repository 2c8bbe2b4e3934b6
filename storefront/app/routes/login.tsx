import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LoginForm } from '../features/account/login-form.tsx';
import { safeReturnTo, wayBack } from '../lib/api/session.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

const Login = () => {
  const { t } = useTranslation('account');
  const [params] = useSearchParams();
  return (
    <>
      <PageHead title={t('login.title')} isPrivate />
      <h1>{t('login.title')}</h1>
      <p>{t('login.intro')}</p>
      <LoginForm returnTo={safeReturnTo(wayBack(params))} next={wayBack(params)} />
    </>
  );
};
export default Login;
