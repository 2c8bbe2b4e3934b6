import type { Slot, WaitList } from '@blattwerk/contract/consultations/shapes';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { queueMail } from '../mails/public.ts';
import { dayOf, freeSlotAt } from '../schedules/public.ts';
import { readSetting } from '../settings/public.ts';
import type { Consultation } from './consultation.model.ts';
import { doctorNameOf, lockDoctorTimes, lockPatient } from './consultations.queries.ts';
import { ConsultationHold } from './hold.model.ts';
import { knownDoctors } from './known-doctors.queries.ts';
import { unlessTaken } from './taken-time.ts';
import { ConsultationOffer, ConsultationWait, FreedTime } from './waiting-list.model.ts';
import { currentOffers, nextWaiting, ownWaits, type Waiting } from './waiting-list.queries.ts';

/** The caller's places in the list, and the times that are kept for the caller now. */
export const readWaitList = async (ctx: Ctx<Member>): Promise<WaitList> => {
  const items = await ownWaits(ctx);
  return { items, total: items.length, offers: await currentOffers(ctx) };
};

/** Joins the list, or changes until when the caller waits. @throws server.notFound for someone who is no doctor, server.badRequest for a day that is over */
export const joinWaitList = async (ctx: Ctx<Member>, { doctorId, until }: { doctorId?: string | undefined; until: string }): Promise<WaitList> => {
  const patientId = ctx.actor.id;
  if (until < dayOf(ctx.clock.now()).date) throw failure('server.badRequest', { fields: [{ path: 'until', message: 'date.invalid' }] });
  await lockPatient(ctx, patientId);
  if (doctorId !== undefined) found(await doctorNameOf(ctx, doctorId));
  const { kindWith } = await knownDoctors(ctx, patientId);
  const kind = doctorId === undefined ? 'first' : kindWith(doctorId);
  await ConsultationWait.query(ctx.trx)
    .insert({ id: newId(), patientId, doctorId: doctorId ?? null, kind, untilOn: until, createdAt: ctx.clock.now() })
    .onConflict(['patientId', 'doctorId'])
    .merge(['untilOn', 'kind']);
  return readWaitList(ctx);
};

/** @throws server.notFound for one that is missing or another person's */
export const leaveWaitList = async (ctx: Ctx<Member>, id: string): Promise<void> => {
  if ((await ConsultationWait.query(ctx.trx).where({ id, patientId: ctx.actor.id }).delete()) === 0) throw failure('server.notFound');
};

/** A time that was taken is free again: those who wait are asked one after the other. */
export const noteFreed = async (ctx: Ctx, { doctorId, startsAt }: Pick<Consultation, 'doctorId' | 'startsAt'>): Promise<void> => {
  if (startsAt <= ctx.clock.now()) return;
  await FreedTime.query(ctx.trx).insert({ id: newId(), doctorId, startsAt, createdAt: ctx.clock.now() }).onConflict(['doctorId', 'startsAt']).ignore();
  await ctx.jobs.send('consultations.offer-freed', {}, { key: 'offer-freed' });
};

/** Keeps the time for one person for some minutes, with a mail; false when it was taken meanwhile. */
const offerTo = async (
  ctx: Ctx,
  { id: waitId, patientId, locale }: Waiting,
  { doctorId, kind, slot }: { doctorId: string; kind: Waiting['kind']; slot: Slot },
) => {
  const expiresAt = later(ctx.clock.now(), (await readSetting(ctx, 'consultations.offerMinutes')) * duration.minutes);
  const times = { startsAt: new Date(slot.startsAt), endsAt: new Date(slot.endsAt) };
  const id = newId();
  const held = await unlessTaken(ctx, async ({ trx }) =>
    ConsultationHold.query(trx).insert({ id, patientId, doctorId, kind, isOffer: true, expiresAt, ...times }),
  );
  if (!held) return false;
  await ConsultationOffer.query(ctx.trx).insert({ id, waitId, patientId, doctorId, startsAt: times.startsAt, expiresAt, createdAt: ctx.clock.now() });
  const params = { startsAt: slot.startsAt, expiresAt: expiresAt.toISOString() };
  await queueMail(ctx, { template: 'consultation-offered', params, recipientId: patientId, locale, dedupeKey: `consultation-offered:${id}` });
  await audit(ctx, { action: 'consultation.offer', objectType: 'consultation-wait', objectId: waitId, patientId });
  return true;
};

/** One freed time: offered to the next who waits, left alone while it is kept for someone, forgotten when all were asked. */
const offerFreed = async (ctx: Ctx, freed: FreedTime): Promise<boolean> => {
  const { doctorId, startsAt } = freed;
  const forget = async () => void (await FreedTime.query(ctx.trx).deleteById(freed.id));
  await lockDoctorTimes(ctx, [doctorId]);
  await ConsultationHold.query(ctx.trx).where({ doctorId }).where('expiresAt', '<=', ctx.clock.now()).delete();
  if (await ConsultationHold.query(ctx.trx).findOne({ doctorId, startsAt })) return false;
  const waiting = startsAt > ctx.clock.now() ? await nextWaiting(ctx, freed) : undefined;
  const slot = waiting && (await freeSlotAt(ctx, { doctorId, kind: waiting.kind, startsAt }));
  const isOffered = waiting && slot ? await offerTo(ctx, waiting, { doctorId, kind: waiting.kind, slot }) : false;
  if (!isOffered) await forget();
  return isOffered;
};

/** Offers each freed time to the next who waits for it. Runs again and again: an offer that lapsed goes on to the next person. */
export const offerAllFreed = async (ctx: Ctx): Promise<number> => {
  let offered = 0;
  for (const freed of await FreedTime.query(ctx.trx).orderBy('startsAt')) if (await inTransaction(ctx, async (bound) => offerFreed(bound, freed))) offered += 1;
  return offered;
};
