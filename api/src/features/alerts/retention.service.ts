import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { linkLife } from './by-token.service.ts';
import { Alert } from './alert.model.ts';

/** An alert ends by itself after this long: who still waits asks again. */
const alertLife = 365 * duration.days;

/** Deletes alerts that were not confirmed while their link was valid, and expired ones. */
export const forgetAlerts = async (ctx: Ctx): Promise<number> => {
  const now = ctx.clock.now();
  const unconfirmed = await Alert.query(ctx.trx).where({ status: 'pending' }).where('askedAt', '<', later(now, -linkLife)).delete();
  return unconfirmed + (await Alert.query(ctx.trx).where({ status: 'active' }).where('confirmedAt', '<', later(now, -alertLife)).delete());
};
