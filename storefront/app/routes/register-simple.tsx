import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/register-simple';
import { RegisterForm } from '../features/account/register-form.tsx';
import { wayBack } from '../lib/api/session.ts';
import { SocialButtons } from '../features/social-sign-in/social-buttons.tsx';
import { serverApi } from '../lib/api/server-api.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { frame: 'bare', ns: ['social-sign-in'] };

export const loader = ({ request, context }: Route.LoaderArgs) => serverApi(request, context).get('/clients/auth/providers');

/** The short form on the way through a checkout, which goes on at `next`. */
const RegisterSimple = ({ loaderData: { providers } }: Route.ComponentProps) => {
  const { t } = useTranslation('account');
  const [params] = useSearchParams();
  const next = wayBack(params);
  return (
    <>
      <PageHead title={t('register.title')} isPrivate />
      <h1>{t('register.title')}</h1>
      <p>{t('register.shortIntro')}</p>
      <RegisterForm next={next} isShort />
      <SocialButtons providers={providers} returnTo={next} />
    </>
  );
};
export default RegisterSimple;
