import type { Dashboard } from '@blattwerk/contract/backoffice/shapes';
import type { DoctorDashboard } from '@blattwerk/contract/dashboard/doctor-shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { fullName } from '../../kernel/full-name.ts';
import { dayOf } from '../schedules/public.ts';
import type { OfficeRow } from './consultation.presenter.ts';
import { waitingRooms } from './waiting-rooms.queries.ts';

type Today = Pick<Dashboard, 'consultationsToday' | 'consultationsWaiting' | 'consultationsMissed' | 'nextConsultation'>;

/** Today's consultations that were not cancelled, in order: a doctor's own, or those of all doctors for administrators. */
const rowsOfToday = ({ actor, trx, clock }: Ctx<Member>): Promise<OfficeRow[]> => {
  const today = dayOf(clock.now());
  return trx('consultations')
    .join('users as doctor', 'doctor.id', 'consultations.doctorId')
    .join('users as patient', 'patient.id', 'consultations.patientId')
    .join(waitingRooms(trx, clock.now()).as('waiting'), 'waiting.id', 'consultations.id')
    .where(actor.role === 'doctor' ? { 'consultations.doctorId': actor.id } : {})
    .whereNot('consultations.status', 'cancelled')
    .where('consultations.startsAt', '>=', new Date(today.startsAt))
    .where('consultations.startsAt', '<', new Date(today.endsAt))
    .orderBy(['consultations.startsAt', 'consultations.id'])
    .select('consultations.*', 'waiting.isWaiting', 'patient.firstName as patientFirstName', 'patient.lastName as patientLastName')
    .select('doctor.title as doctorTitle', 'doctor.firstName as doctorFirstName', 'doctor.lastName as doctorLastName');
};

/** Today's consultations as a list. */
export const listToday = async (ctx: Ctx<Member>): Promise<DoctorDashboard['consultations']> =>
  (await rowsOfToday(ctx)).map((row) => ({
    ...{ id: row.id, startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString(), status: row.status, isWaiting: row.isWaiting },
    patientName: fullName({ firstName: row.patientFirstName, lastName: row.patientLastName }),
  }));

/** Today's consultations as numbers, and the next one: a doctor's own, or those of all doctors for administrators. */
export const consultationsOfToday = async (ctx: Ctx<Member>): Promise<Today> => {
  const now = ctx.clock.now();
  const rows = await rowsOfToday(ctx);
  const next = rows.find(({ status, startsAt }) => status === 'booked' && startsAt > now);
  return {
    consultationsToday: rows.length,
    consultationsWaiting: rows.filter(({ isWaiting }) => isWaiting).length,
    consultationsMissed: rows.filter(({ noShow }) => noShow === 'patient').length,
    nextConsultation: next
      ? {
          ...{
            id: next.id,
            startsAt: next.startsAt.toISOString(),
            patientName: fullName({ firstName: next.patientFirstName, lastName: next.patientLastName }),
          },
          doctorName: fullName({ title: next.doctorTitle, firstName: next.doctorFirstName, lastName: next.doctorLastName }),
        }
      : null,
  };
};
