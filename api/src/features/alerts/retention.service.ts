import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { linkLife } from './by-token.service.ts';

/** An alert ends by itself after this long: who still waits asks again. */
const alertLife = 365 * duration.days;

/** Deletes what nobody confirmed while its link was good, and what is over. */
export const forgetAlerts = async (ctx: Ctx): Promise<number> => {
  const now = ctx.clock.now();
  const unconfirmed = await ctx.trx('alerts').where({ status: 'pending' }).where('askedAt', '<', later(now, -linkLife)).delete();
  return unconfirmed + (await ctx.trx('alerts').where({ status: 'active' }).where('confirmedAt', '<', later(now, -alertLife)).delete());
};
