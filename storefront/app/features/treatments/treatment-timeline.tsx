import { prescriptionStates, type PrescriptionStatus, voidStatuses } from '@blattwerk/contract/prescriptions/states';
import type { PatientTreatment, TimelineEntry as Entry } from '@blattwerk/contract/treatments/shapes';
import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '../../components/ui/timeline.tsx';
import { Timeline } from '../../components/ui/timeline.tsx';
import { useMinute } from '../../lib/browser/use-browser-value.ts';
import { daysUntil } from '../../lib/format/german-day.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { promisedOf } from '../../lib/treatments/promise.ts';
import styles from './treatments.module.css';

type Prescribed = PatientTreatment['prescriptions'][number];
type Dated = Pick<PatientTreatment, 'number' | 'status' | 'isQuestionOpen' | 'dueAt' | 'timeline' | 'deposit' | 'documents'> & {
  prescriptions: readonly (Pick<Prescribed, 'status' | 'validUntil'> & Partial<Pick<Prescribed, 'sending'>>)[];
};

const way: readonly Entry['key'][] = ['created', 'paid', 'approved', 'sent', 'received', 'ready', 'dispensed'];

/** Steps that lead back, and where to; while staff pass a prescription on, the pharmacy is chosen. */
const leadsTo = {
  'passing-on': 'sent',
  'ready-undone': 'received',
  returned: 'approved',
  recalled: 'approved',
  're-routed': 'approved',
} as const satisfies Partial<Record<Entry['key'], Entry['key']>>;
type Leading = keyof typeof leadsTo;

const isOver = (status: PrescriptionStatus): boolean => status === 'expired' || (voidStatuses as readonly PrescriptionStatus[]).includes(status);

/** `ready` and `dispensed` have words of their own where the medicine is brought or sent, and `refunded` where only the rest of the deposit went back. */
const wordOf = (key: Entry['key'], { prescriptions, deposit }: Dated): string => {
  if (key === 'refunded' && deposit.status === 'offset') return 'refunded-rest';
  const isDelivered = prescriptions.length > 0 && prescriptions.every(({ sending }) => sending && sending.fulfilment !== 'pickup');
  return isDelivered && (key === 'ready' || key === 'dispensed') ? `${key}-delivery` : key;
};

/** What lies ahead; a way that has ended has nothing ahead. */
const ahead = ({ status, timeline, prescriptions }: Dated): readonly Entry['key'][] => {
  if (status === 'declined' || status === 'cancelled' || status === 'expired') return [];
  if (prescriptions.length > 0 && prescriptions.every((prescription) => isOver(prescription.status))) return [];
  const reached = timeline.reduce((at, { key }) => (Object.hasOwn(leadsTo, key) ? way.indexOf(leadsTo[key as Leading]) : Math.max(at, way.indexOf(key))), -1);
  return way.slice(reached + 1);
};

/** What belongs to a step: the amount of a payment, the documents of a decision. */
const useDetail = ({ deposit, documents }: Dated): ((key: Entry['key']) => string | undefined) => {
  const { t } = useTranslation('treatments');
  const { money } = useFormat();
  const issued = (key: Entry['key']): string[] => [
    ...(key === 'approved' && documents.medicalLetter ? [t('document.letter')] : []),
    ...(documents.invoice ? [t('document.invoice')] : []),
  ];
  return (key) => {
    if (key === 'paid') return money(deposit.amountCents, deposit.currency);
    if (key === 'refunded') return money(deposit.refundCents ?? deposit.amountCents, deposit.currency);
    if (key !== 'approved' && key !== 'declined') return undefined;
    const list = issued(key).join(', ');
    return list === '' ? undefined : t('timelineDocuments', { list });
  };
};

const mayExpire = prescriptionStates.actions.expire.from as readonly PrescriptionStatus[];

/** Until when the prescription that ends first is valid, and how long that still is. */
const useValidity = ({ prescriptions }: Dated, now: Date | null): TimelineEntry[] => {
  const { t } = useTranslation('treatments');
  const { date } = useFormat();
  const [first] = prescriptions.flatMap(({ status, validUntil }) => (mayExpire.includes(status) ? [validUntil] : [])).sort();
  const days = first && now ? daysUntil(first, now) : undefined;
  if (first === undefined || days === undefined || days < 0) return [];
  return [{ key: 'valid', title: t('timelineValid', { date: date(first) }), state: 'future', who: days === 0 ? t('lastDay') : t('daysLeft', { count: days }) }];
};

/** Every state with time, who, document and payment, then what comes next, and until when the prescription is valid. */
export const TreatmentTimeline = ({ treatment }: { treatment: Dated }) => {
  const { t } = useTranslation('treatments');
  const { due } = useFormat();
  const now = useMinute();
  const promised = promisedOf(treatment, now);
  const detailOf = useDetail(treatment);
  const validity = useValidity(treatment, now);
  const past: TimelineEntry[] = treatment.timeline.map((entry, at) => ({
    key: `${entry.key}-${at}`,
    title: t(`timeline.${wordOf(entry.key, treatment)}`),
    state: 'past',
    at: entry.at,
    who: entry.who,
    body: detailOf(entry.key) && <p className={styles.meta}>{detailOf(entry.key)}</p>,
  }));
  const promise = treatment.dueAt === null || promised === 'none' ? undefined : t(promised === 'late' ? 'dueMissed' : 'dueBy', { due: due(treatment.dueAt) });
  const next: TimelineEntry[] = ahead(treatment).map((key, at) => ({
    key,
    title: t(`ahead.${wordOf(key, treatment)}`),
    state: at === 0 ? 'now' : 'future',
    who: key === 'approved' ? promise : undefined,
  }));
  return <Timeline label={t('timelineLabel', { number: treatment.number })} entries={[...past, ...next, ...validity]} />;
};
