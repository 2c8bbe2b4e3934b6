import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/login';
import { LinkButton } from '../components/ui/button.tsx';
import { Notice } from '../components/ui/feedback.tsx';
import { LoginForm } from '../features/account/login-form.tsx';
import { hasEnded, pageOf, safeReturnTo, wayBack, withWayBack } from '../lib/api/session.ts';
import { SocialButtons, SocialOutcome } from '../features/social-sign-in/social-buttons.tsx';
import { serverApi } from '../lib/api/server-api.ts';
import { requestAddress } from '../lib/request-list/request-list.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['social-sign-in'] };

export const loader = ({ request, context }: Route.LoaderArgs) => serverApi(request, context).get('/clients/auth/providers');

/** On the way to a request many are here for the first time: the account comes before the login. */
const Welcome = ({ next }: { next: string | null }) => {
  const { t } = useTranslation('account');
  if (pageOf(next) !== requestAddress) return <p>{t('login.intro')}</p>;
  return (
    <>
      <p>{t('login.request')}</p>
      <p>
        <LinkButton to={withWayBack('/auth/register-simple', next)} kind="secondary" isWide>
          {t('login.requestRegister')}
        </LinkButton>
      </p>
    </>
  );
};

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
              <Welcome next={wayBack(params)} />
            )}
            <SocialOutcome />
          </>
        }
        after={<SocialButtons providers={providers} returnTo={wayBack(params)} />}
      />
    </>
  );
};
export default Login;
