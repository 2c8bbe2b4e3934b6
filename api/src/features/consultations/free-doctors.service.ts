import type { ConsultingDoctor, Slot } from '@blattwerk/contract/consultations/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { doctorsWithNext, freeSlots } from '../schedules/public.ts';
import { doctorNameOf } from './consultations.queries.ts';
import { knownDoctors } from './known-doctors.queries.ts';

/** Doctors who offer consultations, the own one first, then by their first free time. */
export const listConsultingDoctors = async (ctx: Ctx<Member>): Promise<{ items: ConsultingDoctor[]; total: number }> => {
  const known = await knownDoctors(ctx, ctx.actor.id);
  const doctors = await doctorsWithNext(ctx, known.kindWith);
  const items = doctors
    .map(({ doctorId: id, name, title, about, next }) => ({ id, name, title, about, offersConsultations: true, isOwn: id === known.own, nextSlot: next }))
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn) || ((one.nextSlot?.startsAt ?? '~') < (other.nextSlot?.startsAt ?? '~') ? -1 : 1));
  return { items, total: items.length };
};

/** A doctor's free times for the caller. @throws server.notFound for someone who is no doctor here, server.badRequest when the days are in the wrong order */
export const listFreeSlots = async (ctx: Ctx<Member>, { id, from, to }: { id: string; from: string; to: string }): Promise<{ slots: Slot[] }> => {
  if (from > to) throw failure('server.badRequest', { fields: [{ path: 'to', message: 'date.invalid' }] });
  found(await doctorNameOf(ctx, id));
  const { kindWith } = await knownDoctors(ctx, ctx.actor.id);
  return { slots: await freeSlots(ctx, { doctorId: id, kind: kindWith(id), from, to }) };
};
