import type { SignInProviders } from '@blattwerk/contract/accounts/social-shapes';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/login';
import { Notice } from '../components/ui/feedback.tsx';
import { LoginForm } from '../features/account/login-form.tsx';
import { hasEnded, safeReturnTo, wayBack } from '../lib/api/session.ts';
import { SocialButtons, SocialFailure } from '../features/social-sign-in/social-buttons.tsx';
import { serverGet } from '../lib/api/server-api.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['social-sign-in'] };

export const loader = ({ request, context }: Route.LoaderArgs) => serverGet<SignInProviders>(request, context, '/auth/providers');

const Login = ({ loaderData: { providers } }: Route.ComponentProps) => {
  const { t } = useTranslation('account');
  const [params] = useSearchParams();
  return (
    <>
      <PageHead title={t('login.title')} isPrivate />
      <h1>{t('login.title')}</h1>
      <LoginForm
        returnTo={safeReturnTo(wayBack(params))}
        next={wayBack(params)}
        before={
          <>
            {hasEnded(params) ? (
              <Notice kind="info" title={t('login.ended.title')}>
                <p>{t('login.ended.text')}</p>
              </Notice>
            ) : (
              <p>{t('login.intro')}</p>
            )}
            <SocialFailure />
          </>
        }
        after={<SocialButtons providers={providers} returnTo={wayBack(params)} />}
      />
    </>
  );
};
export default Login;
