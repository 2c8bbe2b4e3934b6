import type { Calendar, CalendarEntry } from '@blattwerk/contract/consultations/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { fullName } from '../../kernel/full-name.ts';
import { daysBetween } from '../schedules/public.ts';
import type { OfficeRow } from './consultation.presenter.ts';
import { waitingRooms } from './waiting-rooms.queries.ts';

/** Everyone who offers consultations, or has appointments; by name. */
export const calendarDoctors = async ({ trx }: Ctx): Promise<Calendar['doctors']> => {
  const rows = await trx('doctors')
    .join('users', 'users.id', 'doctors.userId')
    .where((query) => void query.where('doctors.offersConsultations', true).orWhereIn('users.id', trx('consultations').select('doctorId')))
    .orderBy(['users.lastName', 'users.id'])
    .select<{ id: string; title: string | null; firstName: string; lastName: string }[]>('users.id', 'users.title', 'users.firstName', 'users.lastName');
  return rows.map((row) => ({ id: row.id, name: fullName(row) }));
};

const present = (row: OfficeRow): CalendarEntry => ({
  id: row.id,
  doctorId: row.doctorId,
  doctorName: fullName({ title: row.doctorTitle, firstName: row.doctorFirstName, lastName: row.doctorLastName }),
  patientName: fullName({ firstName: row.patientFirstName, lastName: row.patientLastName }),
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  kind: row.kind,
  status: row.status,
  noShow: row.noShow,
  isWaiting: row.isWaiting,
});

/** What begins on these days, of one doctor or of all. */
export const calendarEntries = async (
  { trx, clock }: Ctx,
  { doctorId, from, to }: { doctorId: string | null; from: string; to: string },
): Promise<CalendarEntry[]> => {
  const days = daysBetween(from, to);
  const rows: OfficeRow[] = await trx('consultations')
    .join('users as doctor', 'doctor.id', 'consultations.doctorId')
    .join('users as patient', 'patient.id', 'consultations.patientId')
    .join(waitingRooms(trx, clock.now()).as('waiting'), 'waiting.id', 'consultations.id')
    .where(doctorId === null ? {} : { 'consultations.doctorId': doctorId })
    .where('consultations.startsAt', '>=', new Date(days[0]!.startsAt))
    .where('consultations.startsAt', '<', new Date(days.at(-1)!.endsAt))
    .orderBy(['consultations.startsAt', 'consultations.id'])
    .select('consultations.*', 'waiting.isWaiting', 'patient.firstName as patientFirstName', 'patient.lastName as patientLastName')
    .select('doctor.title as doctorTitle', 'doctor.firstName as doctorFirstName', 'doctor.lastName as doctorLastName');
  return rows.map(present);
};
