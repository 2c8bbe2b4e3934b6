import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { readSetting } from '../settings/public.ts';

const quarterHour = 15 * duration.minutes;

/** Patients read this time in a mail: a full quarter of an hour, and never earlier than given. Pure. */
export const atNextQuarter = (at: Date): Date => new Date(Math.ceil(at.getTime() / quarterHour) * quarterHour);

/** Until when a pharmacy keeps what is made ready now, where it says nothing else. */
export const defaultHoldUntil = async (ctx: Ctx): Promise<Date> =>
  atNextQuarter(later(ctx.clock.now(), (await readSetting(ctx, 'prescription.holdDays')) * duration.days));
