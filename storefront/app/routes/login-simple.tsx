import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LoginForm } from '../features/account/login-form.tsx';
import { safeReturnTo, wayBack } from '../lib/api/session.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { frame: 'bare' };

/** The short form on the way through a checkout, which goes on at `next`. */
const LoginSimple = () => {
  const { t } = useTranslation('account');
  const [params] = useSearchParams();
  const next = wayBack(params);
  return (
    <>
      <PageHead title={t('login.title')} isPrivate />
      <h1>{t('login.title')}</h1>
      <p>{t('login.shortIntro')}</p>
      <LoginForm returnTo={safeReturnTo(next, '/dashboard')} next={next} registerRoute="/auth/register-simple" />
    </>
  );
};
export default LoginSimple;
