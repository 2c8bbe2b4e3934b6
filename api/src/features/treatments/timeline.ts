import type { TimelineEntry } from '@blattwerk/contract/treatments/shapes';
import { fullName } from '../../kernel/full-name.ts';
import type { PrescriptionEvent } from '../prescriptions/public.ts';
import type { PatientTreatmentView } from './patient-treatments.queries.ts';

type Key = TimelineEntry['key'];
/** `of` is the prescription that took the step. */
type Entry = { key: Key; at: Date | string | null | undefined; who?: string | null; of?: string };

/** A request has questions of its own, and may expire itself. */
const renamed: Partial<Record<PrescriptionEvent['kind'], Key>> = {
  question: 'pharmacy-question',
  answered: 'pharmacy-answered',
  expired: 'prescription-expired',
};

const ofEvent = ({ prescriptionId, kind, at, pharmacyName }: PrescriptionEvent): Entry => ({
  key: renamed[kind] ?? (kind as Key),
  at,
  who: pharmacyName,
  of: prescriptionId,
});

interface Line extends TimelineEntry {
  of: readonly string[];
}

/** Several prescriptions that take a step one after the other, with nothing in between, are one line: the step is complete with the last of them. */
const inOneLine = (lines: readonly Line[]): Line[] =>
  lines.reduce<Line[]>((drawn, line) => {
    const last = drawn.at(-1);
    const isSameStep = last && last.key === line.key && last.who === line.who && line.of.length > 0 && !line.of.some((one) => last.of.includes(one));
    if (!isSameStep) return [...drawn, line];
    return [...drawn.slice(0, -1), { ...line, of: [...last.of, ...line.of] }];
  }, []);

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
    ...messages.flatMap((message): Entry[] => {
      const key = message.kind === 'question' ? 'question' : message.kind === 'answer' ? 'answered' : undefined;
      return key === undefined ? [] : [{ key, at: message.createdAt, who: fullName(message) }];
    }),
    ...decided,
    { key: 'cancelled', at: treatment.cancelledAt },
    { key: 'expired', at: treatment.status === 'expired' ? treatment.updatedAt : null },
    { key: 'refunded', at: deposit?.refundedAt },
    ...events.map(ofEvent),
  ];
  const lines = entries.flatMap(({ key, at, who = null, of }) =>
    at ? [{ key, at: typeof at === 'string' ? at : at.toISOString(), who, of: of === undefined ? [] : [of] }] : [],
  );
  lines.sort((one, other) => one.at.localeCompare(other.at));
  return inOneLine(lines).map(({ key, at, who }) => ({ key, at, who }));
};
