import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/ui/button.tsx';
import { MailLinkStep } from '../../components/ui/mail-link-step.tsx';
import { visitorApi } from '../../lib/api/client.ts';

export type AlertStep = 'confirm' | 'end';

const send = (step: AlertStep, token: string): Promise<unknown> =>
  step === 'confirm'
    ? visitorApi.post('/clients/subscription/confirm', { body: { token } })
    : visitorApi.post('/clients/subscription/:token/end', { params: { token } });

/** The page of a mail that begins or ends an alert. */
export const AlertTokenStep = ({ step, token }: { step: AlertStep; token: string | null }) => {
  const { t } = useTranslation('alerts');
  const toMarket = (
    <LinkButton to="/market" kind="secondary">
      {t('toMarket')}
    </LinkButton>
  );
  return (
    <MailLinkStep
      isComplete={token !== null}
      question={t(`${step}.text`)}
      button={t(`${step}.action`)}
      done={{ title: t(`${step}.done`), text: t(`${step}.doneText`) }}
      incomplete={{ title: t('incomplete.title'), text: t('incomplete.text') }}
      over={step === 'end' ? { title: t('over.title'), text: t('over.text') } : undefined}
      send={() => send(step, token ?? '')}
      afterwards={toMarket}
      instead={toMarket}
    />
  );
};
