import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/confirm-info';
import { LinkButton } from '../components/ui/button.tsx';
import type { IconName } from '../components/ui/icon.tsx';
import { ConfirmByCode } from '../features/account/confirm-by-code.tsx';
import { ConfirmByLink } from '../features/account/confirm-by-link.tsx';
import { ConfirmNewEmail } from '../features/account/confirm-new-email.tsx';
import { InfoMark } from '../features/account/info-mark.tsx';
import { ResetForm } from '../features/account/reset-form.tsx';
import styles from '../features/account/account.module.css';
import { PageHead } from '../lib/seo/page-head.tsx';

/** The pages after each account event; those that a mail links to carry its token. */
const kinds = ['sign-up', 'email-confirmed', 'email-changed', 'forgot', 'reset', 'non-adult'] as const;
type Kind = (typeof kinds)[number];

const marks: Record<Kind, IconName> = {
  'sign-up': 'mail',
  'email-confirmed': 'success',
  'email-changed': 'mail',
  forgot: 'mail',
  reset: 'lock',
  'non-adult': 'info',
};
/** Where each page leads that has nothing more to ask. */
const targets = {
  'email-confirmed': '/auth/login',
  'email-changed': '/profile/security',
  forgot: '/auth/login',
  reset: '/auth/password-forgot',
  'non-adult': '/',
} as const;

export const loader = ({ params, request }: Route.LoaderArgs): { kind: Kind; token: string | null } => {
  const kind = kinds.find((known) => known === params.kind);
  if (!kind) throw new Response(null, { status: 404 });
  return { kind, token: new URL(request.url).searchParams.get('token') };
};

/** A token in the address must not reach other sites, nor stay in a cache on the way. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });

const Body = ({ kind, token }: { kind: Kind; token: string | null }): ReactNode => {
  const { t } = useTranslation('account');
  if (kind === 'sign-up') return <ConfirmByCode />;
  if (kind === 'email-confirmed' && token) return <ConfirmByLink token={token} />;
  if (kind === 'email-changed' && token) return <ConfirmNewEmail token={token} />;
  if (kind === 'reset' && token) return <ResetForm token={token} />;
  return (
    <>
      <p>{t(`info.${kind}.text`)}</p>
      {kind === 'forgot' && <p>{t('info.forgot.more')}</p>}
      {kind === 'non-adult' && <p>{t('info.non-adult.more')}</p>}
      <div className={styles.actions}>
        <LinkButton to={targets[kind]}>{t(`info.${kind}.action`)}</LinkButton>
        {kind === 'forgot' && (
          <LinkButton to="/auth/password-forgot" kind="secondary">
            {t('info.forgot.again')}
          </LinkButton>
        )}
      </div>
    </>
  );
};

const ConfirmInfo = ({ loaderData: { kind, token } }: Route.ComponentProps) => {
  const { t } = useTranslation('account');
  const titles: Partial<Record<Kind, string>> = token ? { 'email-confirmed': t('confirm.title'), 'email-changed': t('newEmail.title') } : {};
  const title = titles[kind] ?? t(`info.${kind}.title`);
  return (
    <>
      <PageHead title={title} isPrivate />
      <InfoMark name={token && kind === 'email-confirmed' ? 'mail' : marks[kind]} />
      <h1>{title}</h1>
      <Body kind={kind} token={token} />
    </>
  );
};
export default ConfirmInfo;
