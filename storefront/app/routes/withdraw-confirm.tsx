import { useTranslation } from 'react-i18next';
import type { Route } from './+types/withdraw-confirm';
import { Container } from '../components/layout/page-frame.tsx';
import { LinkButton } from '../components/ui/button.tsx';
import { MailLinkStep } from '../components/ui/mail-link-step.tsx';
import { visitorApi } from '../lib/api/client.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['withdrawal'] };

export const loader = ({ request }: Route.LoaderArgs): { token: string | null } => ({ token: new URL(request.url).searchParams.get('token') });

/** A token in the address must not reach other sites. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

/** Where the receipt's link leads: proves the mailbox, which ends an open request. */
const WithdrawConfirm = ({ loaderData: { token } }: Route.ComponentProps) => {
  const { t } = useTranslation('withdrawal');
  const home = (
    <LinkButton to="/" kind="secondary">
      {t('home')}
    </LinkButton>
  );
  return (
    <Container width="form">
      <PageHead title={t('proof.title')} isPrivate />
      <h1>{t('proof.title')}</h1>
      <MailLinkStep
        isComplete={token !== null}
        question={t('proof.text')}
        button={t('confirm.submit')}
        done={{ title: t('proof.done'), text: t('proof.doneText') }}
        incomplete={{ title: t('proof.incomplete'), text: t('proof.incompleteText') }}
        over={{ title: t('proof.over'), text: t('proof.overText') }}
        send={() => visitorApi.post('/clients/withdrawals/confirm', { body: { token: token ?? '' } })}
        afterwards={home}
        instead={home}
      />
    </Container>
  );
};
export default WithdrawConfirm;
