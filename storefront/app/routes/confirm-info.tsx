import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/confirm-info';
import { LinkButton } from '../components/ui/button.tsx';
import { ConfirmByCode, ConfirmByLink } from '../features/account/confirm-email.tsx';
import { ResetForm } from '../features/account/reset-form.tsx';
import { PageHead } from '../lib/seo/page-head.tsx';

/** The pages after each account event; those that a mail links to carry its token. */
const kinds = ['sign-up', 'email-confirmed', 'forgot', 'reset', 'non-adult'] as const;
type Kind = (typeof kinds)[number];

export const loader = ({ params, request }: Route.LoaderArgs): { kind: Kind; token: string | null } => {
  const kind = kinds.find((known) => known === params.kind);
  if (!kind) throw new Response(null, { status: 404 });
  return { kind, token: new URL(request.url).searchParams.get('token') };
};

/** A token in the address must not reach other sites. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

const Body = ({ kind, token }: { kind: Kind; token: string | null }): ReactNode => {
  const { t } = useTranslation('account');
  if (kind === 'sign-up') return <ConfirmByCode />;
  if (kind === 'email-confirmed' && token) return <ConfirmByLink token={token} />;
  if (kind === 'reset' && token) return <ResetForm token={token} />;
  const target = { 'email-confirmed': '/auth/login', forgot: '/auth/login', reset: '/auth/password-forgot', 'non-adult': '/' }[kind];
  return (
    <>
      <p>{t(`info.${kind}.text`)}</p>
      <LinkButton to={target}>{t(`info.${kind}.action`)}</LinkButton>
    </>
  );
};

const ConfirmInfo = ({ loaderData: { kind, token } }: Route.ComponentProps) => {
  const { t } = useTranslation('account');
  const title = t(kind === 'email-confirmed' && token ? 'confirm.title' : `info.${kind}.title`);
  return (
    <>
      <PageHead title={title} isPrivate />
      <h1>{title}</h1>
      <Body kind={kind} token={token} />
    </>
  );
};
export default ConfirmInfo;
