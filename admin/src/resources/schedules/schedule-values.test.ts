import type { ScheduleRecord } from '@blattwerk/contract/schedules/shapes';
import { toInput, toValues } from './schedule-values.ts';

const record: ScheduleRecord = {
  ...{ doctorId: '0197f1a0-0000-7000-8000-000000000001', doctorName: 'Dr. Kim Muster', offersConsultations: true },
  weekly: [{ day: 1, from: '09:00', to: '12:00' }],
  ...{ lengthMinutes: 15, lengths: { first: 30, followUp: 15 }, bufferMinutes: 5, leadMinutes: 60, coverDoctorId: null, federalState: 'BE' },
  exceptions: [
    { on: '2026-12-24', kind: 'absent' },
    { from: '2027-01-04', to: '2027-01-08', kind: 'open', hours: [{ from: '08:00', to: '09:00' }, { from: '18:00', to: '19:00' }] },
  ], // prettier-ignore
  ...{ holidays: [], affected: [], colleagues: [], requestCover: null, version: 3, abilities: ['update'] },
};

test('a schedule that was only looked at is sent as it was read, further hours of a day included', () => {
  expect(toInput(toValues(record), record)).toEqual({
    ...{ doctorId: record.doctorId, weekly: record.weekly, lengthMinutes: 15, lengths: { first: 30, followUp: 15 }, bufferMinutes: 5, leadMinutes: 60 },
    exceptions: [{ from: '2026-12-24', to: '2026-12-24', kind: 'absent' }, record.exceptions[1]],
    ...{ coverDoctorId: null, version: 3 },
  });
});

test('an exception without a last day is one day, and hours count when both ends are there', () => {
  const values = { ...toValues(record), exceptions: [{ from: '2027-02-01', kind: 'absent' as const, begin: '09:00' }] };
  expect(toInput(values, record).exceptions).toEqual([{ from: '2027-02-01', to: '2027-02-01', kind: 'absent' }]);
});

test('an absence keeps who covers it, and hours that are open have no cover', () => {
  const exceptions = [
    { from: '2027-02-01', kind: 'absent' as const, coverDoctorId: 'a' },
    { from: '2027-02-02', kind: 'open' as const, coverDoctorId: 'a' },
    { from: '2027-02-03', kind: 'absent' as const },
  ];
  const input = toInput({ ...toValues(record), exceptions, coverDoctorId: 'b' }, record);
  expect(input.exceptions.map(({ coverDoctorId }) => coverDoctorId)).toEqual(['a', undefined, undefined]);
  expect(input.coverDoctorId).toBe('b');
  expect(toValues({ ...record, exceptions: input.exceptions }).exceptions[0]?.coverDoctorId).toBe('a');
});
