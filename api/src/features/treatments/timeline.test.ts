import type { PrescriptionEvent } from '../prescriptions/public.ts';
import type { PatientTreatmentView } from './patient-treatments.queries.ts';
import { timelineOf } from './timeline.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 23, 8, minute));
const drawn = (...steps: [string, PrescriptionEvent['kind'], number, string?][]): string[] => {
  const events = steps.map(([prescriptionId, kind, minute, pharmacyName = 'Linden']) => ({ prescriptionId, kind, at: at(minute), pharmacyName }));
  const treatment = { status: 'in-review', createdAt: at(0), doctorId: null } as PatientTreatmentView['treatment'];
  return timelineOf({
    treatment,
    deposit: null,
    followUp: undefined,
    products: [],
    prescriptions: [],
    supply: [],
    messages: [],
    letters: [],
    invoices: [],
    events,
  }).map((line) => `${line.key} ${new Date(line.at).getUTCMinutes()}`);
};

test('a step that several prescriptions take is one line, complete with the last of them', () => {
  expect(drawn(['a', 'sent', 1], ['b', 'sent', 1], ['a', 'received', 2], ['b', 'received', 4])).toEqual(['created 0', 'sent 1', 'received 4']);
});

test('no step is lost: what happened in between keeps both lines, and so does a step that one prescription takes twice', () => {
  expect(drawn(['a', 'received', 1], ['a', 'ready', 2], ['b', 'received', 3])).toEqual(['created 0', 'received 1', 'ready 2', 'received 3']);
  expect(drawn(['a', 'ready', 1], ['a', 'ready-undone', 2], ['a', 'ready', 3])).toEqual(['created 0', 'ready 1', 'ready-undone 2', 'ready 3']);
  expect(drawn(['a', 'partly-dispensed', 1], ['a', 'partly-dispensed', 2])).toEqual(['created 0', 'partly-dispensed 1', 'partly-dispensed 2']);
});

test('two pharmacies are two lines', () => {
  expect(drawn(['a', 'sent', 1, 'Linden'], ['b', 'sent', 1, 'Löwen'])).toHaveLength(3);
});
