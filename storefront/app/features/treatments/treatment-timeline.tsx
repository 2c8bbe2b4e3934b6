import { type PrescriptionStatus, voidStatuses } from '@blattwerk/contract/prescriptions/states';
import type { PatientTreatment, TimelineEntry as Entry } from '@blattwerk/contract/treatments/shapes';
import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '../../components/ui/timeline.tsx';
import { Timeline } from '../../components/ui/timeline.tsx';
import { useMinute } from '../../lib/browser/use-browser-value.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { promisedOf } from '../../lib/treatments/promise.ts';

type Dated = Pick<PatientTreatment, 'number' | 'status' | 'isQuestionOpen' | 'dueAt' | 'timeline'> & {
  prescriptions: readonly (Pick<PatientTreatment['prescriptions'][number], 'status'> & Partial<Pick<PatientTreatment['prescriptions'][number], 'sending'>>)[];
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

/** `ready` and `dispensed` have words of their own where the medicine is brought or sent. */
const wordOf = (key: Entry['key'], { prescriptions }: Dated): string => {
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

/** Every state with time and who, then what comes next. */
export const TreatmentTimeline = ({ treatment }: { treatment: Dated }) => {
  const { t } = useTranslation('treatments');
  const { due } = useFormat();
  const promised = promisedOf(treatment, useMinute());
  const past: TimelineEntry[] = treatment.timeline.map((entry, at) => ({
    key: `${entry.key}-${at}`,
    title: t(`timeline.${wordOf(entry.key, treatment)}`),
    state: 'past',
    at: entry.at,
    who: entry.who,
  }));
  const promise = treatment.dueAt === null || promised === 'none' ? undefined : t(promised === 'late' ? 'dueMissed' : 'dueBy', { due: due(treatment.dueAt) });
  const next: TimelineEntry[] = ahead(treatment).map((key, at) => ({
    key,
    title: t(`ahead.${wordOf(key, treatment)}`),
    state: at === 0 ? 'now' : 'future',
    who: key === 'approved' ? promise : undefined,
  }));
  return <Timeline label={t('timelineLabel', { number: treatment.number })} entries={[...past, ...next]} />;
};
