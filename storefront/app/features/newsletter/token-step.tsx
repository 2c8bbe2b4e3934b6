import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/ui/button.tsx';
import { MailLinkStep } from '../../components/ui/mail-link-step.tsx';
import { visitorApi } from '../../lib/api/client.ts';

export type NewsletterStep = 'confirm' | 'withdraw';

const send = (step: NewsletterStep, token: string): Promise<unknown> =>
  step === 'confirm'
    ? visitorApi.post('/clients/newsletter/confirm', { body: { token } })
    : visitorApi.post('/clients/newsletter/:token/withdraw', { params: { token } });

/** The page of a mail that begins or ends the newsletter. */
export const TokenStep = ({ step, token }: { step: NewsletterStep; token: string | null }) => {
  const { t } = useTranslation('newsletter');
  const way = (to: string, text: string) => (
    <LinkButton to={to} kind="secondary">
      {text}
    </LinkButton>
  );
  return (
    <MailLinkStep
      isComplete={token !== null}
      question={t(`${step}.text`)}
      button={t(`${step}.action`)}
      done={{ title: t(`${step}.done`), text: t(`${step}.doneText`) }}
      incomplete={{ title: t('incomplete.title'), text: t('incomplete.text') }}
      over={step === 'withdraw' ? { title: t('withdraw.over'), text: t('withdraw.overText') } : undefined}
      send={() => send(step, token ?? '')}
      afterwards={way('/', t('home'))}
      instead={step === 'withdraw' ? way('/', t('home')) : way('/newsletter', t('again'))}
    />
  );
};
