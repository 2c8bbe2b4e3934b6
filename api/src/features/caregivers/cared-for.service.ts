import type { CaredForPerson, CaredForView, CaregiverLimit } from '@blattwerk/contract/caregivers/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { calendarFileOf } from '../consultations/public.ts';
import { appointmentRows, people, pickupRows, progressRows, type PersonRow } from './cared-for.queries.ts';
import { Caregiver } from './caregiver.model.ts';
import { presentAppointment, presentPerson, presentPickup, presentProgress } from './caregiver.presenter.ts';
import { endAccess } from './end.service.ts';

export const listCaredFor = async (ctx: Ctx<Member>): Promise<{ items: CaredForPerson[]; total: number }> => {
  const rows = await people(ctx);
  return { items: rows.map(presentPerson), total: rows.length };
};

/** Each part that is seen is a line in the patient's access log. */
const seenPart = async <T>(ctx: Ctx<Member>, { id, patientId, limits }: PersonRow, part: CaregiverLimit, read: () => Promise<T>): Promise<T | null> => {
  if (!limits.includes(part)) return null;
  await audit(ctx, { action: `caregiver.read-${part}`, objectType: 'caregiver', objectId: id, patientId });
  return read();
};

/** @throws server.notFound for an access that is not the caller's, or holds no longer */
export const readCaredFor = async (ctx: Ctx<Member>, id: string): Promise<CaredForView> => {
  const person = found((await people(ctx).where('caregivers.id', id))[0]);
  const now = ctx.clock.now();
  return {
    ...presentPerson(person),
    progress: await seenPart(ctx, person, 'progress', async () => (await progressRows(ctx, id)).map(presentProgress)),
    appointments: await seenPart(ctx, person, 'appointments', async () => (await appointmentRows(ctx, id)).map(presentAppointment)),
    pickups: await seenPart(ctx, person, 'pickup', async () => Promise.all((await pickupRows(ctx, id)).map((row) => presentPickup(row, now)))),
  };
};

/** One appointment ahead for the caller's own calendar. @throws server.notFound for one that the access does not show */
export const calendarOfCaredFor = async (ctx: Ctx<Member>, { id, appointmentId }: { id: string; appointmentId: string }): Promise<Buffer> => {
  const { patientId } = found((await people(ctx).where('caregivers.id', id))[0]);
  const appointment = found((await appointmentRows(ctx, id)).find((row) => row.id === appointmentId));
  await audit(ctx, { action: 'caregiver.download-calendar', objectType: 'caregiver', objectId: id, patientId });
  return calendarFileOf(ctx, { ...appointment, status: 'booked' }, ctx.locale, `/for-others/${id}`);
};

/** The trusted person ends it. @throws server.notFound for an access that is not the caller's, or holds no longer */
export const leaveCaredFor = async (ctx: Ctx<Member>, id: string): Promise<void> => {
  const person = found((await people(ctx).where('caregivers.id', id))[0]);
  await endAccess(ctx, await Caregiver.query(ctx.trx).findById(person.id).throwIfNotFound(), 'caregiver');
};
