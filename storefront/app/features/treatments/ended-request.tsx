import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { LinkButton } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './treatments.module.css';

type Ended = Extract<PatientTreatment['status'], 'declined' | 'cancelled' | 'expired'>;
const ended: readonly PatientTreatment['status'][] = ['declined', 'cancelled', 'expired'] satisfies Ended[];
const isEnded = (status: PatientTreatment['status']): status is Ended => ended.includes(status);

const newRequest = '/health-state/create/prescription?step=illness';
/** The service of the panel doctors: practices nearby. It opens by a press. */
const practices = 'https://www.116117.de/de/arztsuche.php';

/** What happens with the money. */
const Money = ({ deposit }: Pick<PatientTreatment, 'deposit'>) => {
  const { t } = useTranslation('treatments');
  const { money } = useFormat();
  const { status, amountCents, refundCents, currency } = deposit;
  const hasRest = status === 'offset' && refundCents !== null;
  return (
    <p>
      {t(hasRest ? 'ended.money.offsetInPart' : `ended.money.${status}`, { amount: money(amountCents, currency), rest: money(refundCents ?? 0, currency) })}
    </p>
  );
};

/** Where to turn after a refusal, each to be pressed. */
const NextSteps = () => {
  const { t } = useTranslation('treatments');
  return (
    <>
      <p>{t('ended.nextTitle')}</p>
      <ul className={styles.next}>
        <li>
          <a href={practices} target="_blank" rel="noopener noreferrer">
            {t('ended.practice')}
          </a>
        </li>
        <li>
          <AppLink to="/video-consultation/create">{t('ended.video')}</AppLink>
        </li>
        <li>
          {t('ended.onCall')} <a href="tel:116117">116 117</a>
        </li>
        <li>
          {t('ended.emergency')} <a href="tel:112">112</a>
        </li>
      </ul>
    </>
  );
};

/** How a request ended without a prescription: why, what happens with the money, and what can be done next. */
export const EndedRequest = ({ treatment }: { treatment: PatientTreatment }) => {
  const { t } = useTranslation('treatments');
  const { status, decline, deposit } = treatment;
  if (!isEnded(status)) return null;
  const title = status === 'declined' && decline ? t(`declineReason.${decline.reason}`) : t(`ended.${status}.title`);
  return (
    <Notice kind={status === 'declined' ? 'warn' : 'info'} title={title}>
      <p>{status === 'declined' && decline?.text ? decline.text : t(`ended.${status}.text`)}</p>
      <Money deposit={deposit} />
      {status === 'declined' ? (
        <NextSteps />
      ) : (
        <LinkButton to={newRequest} kind="secondary" size="small">
          {t('ended.again')}
        </LinkButton>
      )}
    </Notice>
  );
};
