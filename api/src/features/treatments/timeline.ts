import type { TimelineEntry } from '@blattwerk/contract/treatments/shapes';
import { fullName } from '../../kernel/full-name.ts';
import type { PatientTreatmentView, PrescriptionOfPatient } from './patient-treatments.queries.ts';

type Key = TimelineEntry['key'];
type Entry = { key: Key; at: Date | string | null | undefined; who?: string | null };

const ofPrescription = (row: PrescriptionOfPatient): Entry[] => {
  const who = row.pharmacyName;
  return [
    { key: 'sent', at: row.sentAt, who },
    { key: 'received', at: row.receivedAt, who },
    { key: 'ready', at: row.readyAt, who },
    { key: 'dispensed', at: row.dispensedAt, who },
    { key: 'returned', at: row.status === 'returned' ? row.updatedAt : null, who },
  ];
};

/** Several prescriptions that take a step together are one line. */
const withoutRepeats = (entries: TimelineEntry[]): TimelineEntry[] =>
  entries.filter((entry, index) => entries.findIndex((other) => other.key === entry.key && other.at === entry.at && other.who === entry.who) === index);

/** What happened to a request and when, the oldest first. Pure. */
export const timelineOf = ({ treatment, deposit, messages, prescriptions }: PatientTreatmentView): TimelineEntry[] => {
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
    ...prescriptions.flatMap(ofPrescription),
  ];
  const dated = entries.flatMap(({ key, at, who = null }) => (at ? [{ key, at: typeof at === 'string' ? at : at.toISOString(), who }] : []));
  return withoutRepeats(dated).sort((one, other) => one.at.localeCompare(other.at));
};
