import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/login-simple';
import { LoginForm } from '../features/account/login-form.tsx';
import { safeReturnTo, wayBack } from '../lib/api/session.ts';
import { SocialButtons } from '../features/social-sign-in/social-buttons.tsx';
import { serverApi } from '../lib/api/server-api.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { frame: 'bare', ns: ['social-sign-in'] };

export const loader = ({ request, context }: Route.LoaderArgs) => serverApi(request, context).get('/clients/auth/providers');

/** The short form on the way through a checkout, which goes on at `next`. */
const LoginSimple = ({ loaderData: { providers } }: Route.ComponentProps) => {
  const { t } = useTranslation('account');
  const [params] = useSearchParams();
  const next = wayBack(params);
  return (
    <>
      <PageHead title={t('login.title')} isPrivate />
      <h1>{t('login.title')}</h1>
      <LoginForm
        returnTo={safeReturnTo(next, '/dashboard')}
        next={next}
        registerRoute="/auth/register-simple"
        before={<p>{t('login.shortIntro')}</p>}
        after={<SocialButtons providers={providers} returnTo={next} />}
      />
    </>
  );
};
export default LoginSimple;
