import type { Knex } from 'knex';
import { cast } from '../cast.ts';
import { buildConsultation, buildSchedule, type ConsultationRow } from '../factories/consultations.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** What became of those that are over: one was held by telephone. */
const outcomes = {
  video: { status: 'completed' },
  phone: { status: 'completed', heldBy: 'phone', callMinutes: 9 },
  cancelled: { status: 'cancelled', cancelledBy: 'patient' },
  missed: { status: 'expired', noShow: 'patient' },
  booked: { status: 'booked' },
} as const satisfies Record<string, Partial<ConsultationRow>>;

/** Consultation hours on working days, the second doctor's without Fridays. */
const seedSchedules = async (trx: Knex, [first = '', second = '']: readonly string[]): Promise<void> => {
  const hours = (days: readonly number[], from: string, to: string) => days.map((one) => ({ day: one, from, to }));
  await buildSchedule(trx, {
    doctorId: first,
    weekly: [...hours([1, 2, 3, 4, 5], '09:00', '12:00'), ...hours([1, 2, 4], '14:00', '17:00')],
    ...{ firstLengthMinutes: 20, lengthMinutes: 15, bufferMinutes: 5, leadMinutes: 60, coverDoctorId: second },
  });
  await buildSchedule(trx, { doctorId: second, weekly: hours([1, 2, 3, 4], '10:00', '15:00'), bufferMinutes: 10, leadMinutes: 120 });
};

/** One that began with the seeding and whose room stays open for twelve hours: the demo patient and the demo doctor can meet in it. */
const seedToday = ({ trx, now }: { trx: Knex; now: Date }) => {
  const startsAt = new Date(Math.floor(now.getTime() / (5 * minute)) * 5 * minute);
  const times = { startsAt, endsAt: new Date(startsAt.getTime() + 15 * minute), joinableUntil: new Date(now.getTime() + day / 2) };
  return buildConsultation(trx, { doctorId: cast.doctor.id, patientId: cast.patient.id, kind: 'follow-up', ...times });
};

/** Video consultations of the two doctors who offer them: held, cancelled, missed, today and to come. */
export const seedConsultations = async (world: { trx: Knex; now: Date }, doctorIds: readonly string[], patientIds: readonly string[]): Promise<void> => {
  await seedSchedules(world.trx, doctorIds);
  await seedToday(world);
  const midnight = new Date(world.now).setUTCHours(0, 0, 0, 0);
  const plan = [
    [-9, 9, 'video'],
    [-6, 10, 'cancelled'],
    [-5, 11, 'phone'],
    [-3, 9, 'missed'],
    [1, 9, 'booked'],
    [2, 10, 'booked'],
    [3, 13, 'booked'],
  ] as const;
  for (const [index, [days, hourOfDay, outcome]] of plan.entries()) {
    const startsAt = new Date(midnight + days * day + hourOfDay * 60 * minute);
    const called = outcome === 'phone' ? { calledAt: new Date(startsAt.getTime() + 6 * minute) } : {};
    await buildConsultation(world.trx, { doctorId: doctorIds[index % 2], patientId: patientIds[index], startsAt, ...outcomes[outcome], ...called });
  }
};
