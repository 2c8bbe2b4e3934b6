import type { TimelineEntry } from '@blattwerk/contract/treatments/shapes';
import { fullName } from '../../kernel/full-name.ts';
import type { PrescriptionEvent } from '../prescriptions/public.ts';
import type { PatientTreatmentView } from './patient-treatments.queries.ts';

type Key = TimelineEntry['key'];
type Entry = { key: Key; at: Date | string | null | undefined; who?: string | null };

/** A request has questions of its own, and may expire itself. */
const renamed: Partial<Record<PrescriptionEvent['kind'], Key>> = {
  question: 'pharmacy-question',
  answered: 'pharmacy-answered',
  expired: 'prescription-expired',
};

const ofEvent = ({ kind, at, pharmacyName }: PrescriptionEvent): Entry => ({ key: renamed[kind] ?? (kind as Key), at, who: pharmacyName });

/** Several prescriptions that take a step together are one line. */
const withoutRepeats = (entries: TimelineEntry[]): TimelineEntry[] =>
  entries.filter((entry, index) => entries.findIndex((other) => other.key === entry.key && other.at === entry.at && other.who === entry.who) === index);

/** What happened to a request and when, the oldest first. Pure. */
export const timelineOf = ({ treatment, deposit, messages, events }: PatientTreatmentView): TimelineEntry[] => {
  const doctor = treatment.doctorId
    ? fullName({ title: treatment.doctorTitle, firstName: treatment.doctorFirstName, lastName: treatment.doctorLastName })
    : null;
  const decided =
    treatment.status === 'approved' || treatment.status === 'declined' ? [{ key: treatment.status, at: treatment.decidedAt, who: doctor } as const] : [];
  const entries: Entry[] = [
    { key: 'created', at: treatment.createdAt },
    { key: 'paid', at: deposit?.paidAt },
    ...messages.map((message): Entry => ({ key: message.kind === 'question' ? 'question' : 'answered', at: message.createdAt, who: fullName(message) })),
    ...decided,
    { key: 'cancelled', at: treatment.cancelledAt },
    { key: 'expired', at: treatment.status === 'expired' ? treatment.updatedAt : null },
    { key: 'refunded', at: deposit?.refundedAt },
    ...events.map(ofEvent),
  ];
  const dated = entries.flatMap(({ key, at, who = null }) => (at ? [{ key, at: typeof at === 'string' ? at : at.toISOString(), who }] : []));
  return withoutRepeats(dated).sort((one, other) => one.at.localeCompare(other.at));
};
