import type { OpenInvitation } from '@blattwerk/contract/invitations/shapes';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/invitation';
import { LinkButton } from '../components/ui/button.tsx';
import { AcceptInvitation } from '../features/invitations/accept-invitation.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { serverApi } from '../lib/api/server-api.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['invitations', 'account'] };

/** Why a link leads nowhere any more. */
const endings = { 'invitation.expired': 'expired', 'invitation.withdrawn': 'withdrawn', 'invitation.used': 'used' } as const;
type Ending = (typeof endings)[keyof typeof endings] | 'invalid';

type Loaded = { token: string; invitation: OpenInvitation } | { ending: Ending };

export const loader = async ({ request, context }: Route.LoaderArgs): Promise<Loaded> => {
  const token = new URL(request.url).searchParams.get('token');
  if (!token) return { ending: 'invalid' };
  try {
    return { token, invitation: await serverApi(request, context).get('/clients/invitations/:token', { params: { token } }) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) throw error;
    return { ending: error.code in endings ? endings[error.code as keyof typeof endings] : 'invalid' };
  }
};

/** A token in the address must not reach other sites, nor stay in a cache on the way. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });

const Over = ({ ending }: { ending: Ending }) => {
  const { t } = useTranslation('invitations');
  return (
    <>
      <h1>{t(`over.${ending}`)}</h1>
      <p>{t(`over.${ending}Text`)}</p>
      {ending === 'used' ? <LinkButton to="/auth/login">{t('login')}</LinkButton> : <LinkButton to="/">{t('home')}</LinkButton>}
    </>
  );
};

const InvitationPage = ({ loaderData }: Route.ComponentProps) => {
  const { t } = useTranslation('invitations');
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      {'ending' in loaderData ? <Over ending={loaderData.ending} /> : <AcceptInvitation token={loaderData.token} invitation={loaderData.invitation} />}
    </>
  );
};
export default InvitationPage;
