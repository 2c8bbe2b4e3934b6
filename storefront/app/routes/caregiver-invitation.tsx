import type { CaregiverInvitation } from '@blattwerk/contract/caregivers/shapes';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/caregiver-invitation';
import { LinkButton } from '../components/ui/button.tsx';
import { AnswerInvitation, OtherAccount, SignInFirst } from '../features/caregivers/answer-invitation.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { serverApi } from '../lib/api/server-api.ts';
import { readCookie } from '../lib/cookies/cookies.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['caregivers'] };

/** Why a link leads nowhere any more. */
const endings = {
  'caregiver.invitationExpired': 'expired',
  'caregiver.invitationWithdrawn': 'withdrawn',
  'caregiver.invitationUsed': 'used',
} as const;
type Ending = (typeof endings)[keyof typeof endings] | 'invalid';

type Loaded = { token: string; invitation: CaregiverInvitation; mayBeSignedIn: boolean } | { ending: Ending };

export const loader = async ({ request, context }: Route.LoaderArgs): Promise<Loaded> => {
  const token = new URL(request.url).searchParams.get('token');
  if (!token) return { ending: 'invalid' };
  try {
    const invitation = await serverApi(request, context).get('/clients/caregiver-invitations/:token', { params: { token } });
    return { token, invitation, mayBeSignedIn: readCookie(request.headers.get('cookie'), 'refreshToken') !== undefined };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) throw error;
    return { ending: error.code in endings ? endings[error.code as keyof typeof endings] : 'invalid' };
  }
};

/** A token in the address must not reach other sites, nor stay in a cache on the way. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });

const Over = ({ ending }: { ending: Ending }) => {
  const { t } = useTranslation('caregivers');
  return (
    <>
      <h1>{t(`over.${ending}`)}</h1>
      <p>{t(`over.${ending}Text`)}</p>
      {ending === 'used' ? <LinkButton to="/for-others">{t('over.toOthers')}</LinkButton> : <LinkButton to="/">{t('invitation.home')}</LinkButton>}
    </>
  );
};

const Body = ({ loaded }: { loaded: Loaded }) => {
  if ('ending' in loaded) return <Over ending={loaded.ending} />;
  const { token, invitation, mayBeSignedIn } = loaded;
  if (invitation.details) return <AnswerInvitation token={token} details={invitation.details} />;
  return invitation.reader === 'visitor' ? <SignInFirst token={token} mayBeSignedIn={mayBeSignedIn} /> : <OtherAccount />;
};

/** Where the mail to a trusted person leads. */
const CaregiverInvitationPage = ({ loaderData }: Route.ComponentProps) => {
  const { t } = useTranslation('caregivers');
  return (
    <>
      <PageHead title={t('invitation.title')} isPrivate />
      <Body loaded={loaderData} />
    </>
  );
};
export default CaregiverInvitationPage;
