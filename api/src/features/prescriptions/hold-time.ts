import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { readSetting } from '../settings/public.ts';

/** Until when a pharmacy keeps what is made ready now, where it says nothing else. */
export const defaultHoldUntil = async (ctx: Ctx): Promise<Date> => later(ctx.clock.now(), (await readSetting(ctx, 'prescription.holdDays')) * duration.days);
