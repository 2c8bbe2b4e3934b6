import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/register';
import { RegisterForm } from '../features/account/register-form.tsx';
import { wayBack } from '../lib/api/session.ts';
import { SocialButtons } from '../features/social-sign-in/social-buttons.tsx';
import { serverApi } from '../lib/api/server-api.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['social-sign-in'] };

export const loader = ({ request, context }: Route.LoaderArgs) => serverApi(request, context).get('/clients/auth/providers');

const Register = ({ loaderData: { providers } }: Route.ComponentProps) => {
  const { t } = useTranslation('account');
  const [params] = useSearchParams();
  return (
    <>
      <PageHead title={t('register.title')} description={t('register.intro')} />
      <h1>{t('register.title')}</h1>
      <p>{t('register.intro')}</p>
      <RegisterForm next={wayBack(params)} />
      <SocialButtons providers={providers} returnTo={wayBack(params)} />
    </>
  );
};
export default Register;
