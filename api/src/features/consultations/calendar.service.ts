import type { Calendar, CalendarInput } from '@blattwerk/contract/consultations/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { dateAfter, doctorFacts, freeSlots, shownDays } from '../schedules/public.ts';
import { calendarDoctors, calendarEntries } from './calendar.queries.ts';

const mostDays = 31;

/** A doctor's own; administrators choose one doctor, or all. @throws server.notFound for another doctor's, and for someone who is no doctor */
const askedDoctor = async (ctx: Ctx<Member>, doctorId: string | undefined): Promise<string | null> => {
  if (ctx.actor.role !== 'doctor') return doctorId === undefined ? null : found(await doctorFacts(ctx, doctorId)).id;
  if (doctorId !== undefined && doctorId !== ctx.actor.id) throw failure('server.notFound');
  return ctx.actor.id;
};

/**
 * The consultations of some days, in order of time.
 * @throws server.notFound as above, server.badRequest for days in the wrong order or too many of them
 */
export const readCalendar = async (ctx: Ctx<Member>, { from, to, doctorId: asked }: CalendarInput): Promise<Calendar> => {
  if (from > to || to >= dateAfter(from, mostDays)) throw failure('server.badRequest', { fields: [{ path: 'to', message: 'date.invalid' }] });
  const doctorId = await askedDoctor(ctx, asked);
  return {
    days: await shownDays(ctx, { doctorId, from, to }),
    doctors: ctx.actor.role === 'doctor' ? [] : await calendarDoctors(ctx),
    entries: await calendarEntries(ctx, { doctorId, from, to }),
    free: doctorId === null ? [] : await freeSlots(ctx, { doctorId, kind: 'first', from, to }),
  };
};
