import { later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { Failure } from '../../kernel/failure.ts';
import { queueMail } from '../mails/public.ts';
import { goneBefore, marketAccess } from '../products/public.ts';
import { look, pause } from './alert.policy.ts';
import { queryChanged, type WatchedRow } from './alerts.queries.ts';

const atOnce = 200;
const before = '00000000-0000-0000-0000-000000000000';

/** Whether the person could see the price on the page now; a mail says no more than the page does. */
const maySee = async (ctx: Ctx, { userId }: WatchedRow): Promise<boolean> => {
  const actor = userId === null ? { role: 'visitor' as const } : ({ role: 'patient', id: userId } as Member);
  try {
    return (await marketAccess({ ...ctx, actor })).prices;
  } catch (error) {
    // The market is closed to them.
    if (error instanceof Failure) return false;
    throw error;
  }
};

const tell = async (ctx: Ctx, row: WatchedRow & { priceCents: number }, since: Date): Promise<void> => {
  const { id, kind, unit, priceCents, pharmacyName, city } = row;
  const params = { alertId: id, kind, unit, priceCents, pharmacyName: pharmacyName ?? '', city: city ?? '' };
  const recipient = row.userId === null ? { recipientAddress: row.email ?? '' } : { recipientId: row.userId };
  await queueMail(ctx, { ...recipient, template: 'alert-met', locale: row.locale, params, dedupeKey: `alert-met:${id}:${since.toISOString()}` });
};

const lookAt = async (ctx: Ctx, row: WatchedRow): Promise<boolean> => {
  const { priceCents } = row;
  const isMet = priceCents !== null && (await maySee(ctx, row));
  const { watch, isDue } = look(row, isMet, ctx.clock.now());
  if (isMet || row.metAt !== null)
    await ctx
      .trx('alerts')
      .where({ id: row.id })
      .update({ ...watch });
  if (isDue && priceCents !== null) await tell(ctx, { ...row, priceCents }, ctx.clock.now());
  return isDue;
};

/** Some of them in one transaction: what is remembered and the mail of it stand together or not at all. */
const lookAtSome = (ctx: Ctx, after: string): Promise<{ last: string | undefined; told: number }> =>
  inTransaction(ctx, async (bound) => {
    await bound.trx.raw(`SELECT pg_advisory_xact_lock(hashtextextended('alerts.tell', 0))`);
    const now = bound.clock.now();
    const rows = await queryChanged(bound.trx, { goneBefore: await goneBefore(bound), pauseBefore: later(now, -pause), after, limit: atOnce });
    let told = 0;
    for (const row of rows) if (await lookAt(bound, row)) told += 1;
    return { last: rows.at(-1)?.id, told };
  });

/**
 * Looks at what is there, not at what has changed: so it does not matter which changes arrived in which order, whether it was time alone that
 * made stock count as gone, or for how long nobody looked. @returns how many mails were written
 */
export const tellAlerts = async (ctx: Ctx): Promise<number> => {
  let total = 0;
  for (let after: string | undefined = before; after !== undefined;) {
    const { last, told } = await lookAtSome(ctx, after);
    total += told;
    after = last;
  }
  return total;
};
