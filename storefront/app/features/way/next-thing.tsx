import type { Statuses } from '@blattwerk/contract/accounts/shapes';
import type { PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './way.module.css';

/** The routes that the server may name, and the words for each. */
const known = {
  '/auth/confirm-info/sign-up': 'confirm',
  '/health-state/create/prescription': 'questionnaire',
  '/health-state/create/profile': 'profile',
  '/dashboard/information-sheet': 'information',
  '/dashboard/treatment-contract': 'contract',
  '/dashboard/treatment-payment': 'payment',
  '/dashboard/pharmacy-selection': 'pharmacy',
  '/stripe-identify': 'identity',
  '/auth/confirm-info/non-adult': 'nonAdult',
} as const;
const statusesOnTheWay: ReadonlySet<string> = new Set<PrescriptionStatus>(['passing-on', 'sent', 'received', 'in-preparation']);
const questionnaireRoute = '/health-state/create/prescription';
type Known = keyof typeof known;
const isKnown = (route: string): route is Known => Object.hasOwn(known, route);

interface Next {
  title: string;
  text: string;
  to: string;
  action: string;
}

/** What has to be known of the newest request to say what is next. */
type Latest = Pick<PatientTreatment, 'isQuestionOpen' | 'status' | 'dueAt'> & {
  prescriptions: readonly { status: PatientTreatment['prescriptions'][number]['status']; pharmacy: { name: string } | null }[];
};

const useNext = (statuses: Statuses, treatment: Latest | undefined): Next => {
  const { t } = useTranslation('way');
  const { due } = useFormat();
  const words = (key: string, to: string, values: Record<string, string> = {}): Next => ({
    title: t(`next.${key}.title`, values),
    text: t(`next.${key}.text`, values),
    action: t(`next.${key}.action`, values),
    to,
  });
  if (treatment?.isQuestionOpen) return words('question', '/dashboard/prescriptions');
  if (statuses.steps.healthState === 'blocked' && statuses.next === questionnaireRoute) return words('excluded', `${questionnaireRoute}?step=exclusion`);
  if (statuses.next) return isKnown(statuses.next) ? words(known[statuses.next], statuses.next) : words('other', statuses.next);
  if (treatment?.status === 'in-review')
    return words(treatment.dueAt ? 'waiting' : 'waitingSoon', '/dashboard/waiting', treatment.dueAt ? { due: due(treatment.dueAt) } : {});
  const ready = treatment?.prescriptions.find(({ status }) => status === 'ready');
  if (ready?.pharmacy) return words('ready', '/dashboard/prescriptions', { pharmacy: ready.pharmacy.name });
  if (treatment?.prescriptions.some(({ status }) => statusesOnTheWay.has(status))) return words('atPharmacy', '/dashboard/prescriptions');
  if (treatment) return words('again', `${questionnaireRoute}?step=illness`);
  return words('questionnaire', questionnaireRoute);
};

interface Props {
  statuses: Statuses;
  treatment: Latest | undefined;
  /** Somebody else looks: the button shows what the patient would press, and does nothing. */
  isReadOnly?: boolean;
}

/** What is next, in one sentence with its button. */
export const NextThing = ({ statuses, treatment, isReadOnly = false }: Props) => {
  const { t } = useTranslation('way');
  const next = useNext(statuses, treatment);
  return (
    <Card tone="next" label={t('nextLabel')}>
      <p className={styles.eyebrow}>{t('nextLabel')}</p>
      <h2>{next.title}</h2>
      <p>{next.text}</p>
      {isReadOnly ? (
        <Button disabled iconEnd="arrow">
          {next.action}
        </Button>
      ) : (
        <LinkButton to={next.to} iconEnd="arrow">
          {next.action}
        </LinkButton>
      )}
    </Card>
  );
};
