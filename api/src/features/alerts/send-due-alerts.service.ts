import { later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { Failure } from '../../kernel/failure.ts';
import { queueMail } from '../mails/public.ts';
import { goneBefore, marketAccess } from '../products/public.ts';
import { evaluate, pause } from './alert.policy.ts';
import { queryChanged, type WatchedRow } from './alerts.queries.ts';
import { lockSending } from './own-alerts.queries.ts';
import { Alert } from './alert.model.ts';

const batchSize = 200;
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

const queueAlertMail = async (ctx: Ctx, row: WatchedRow & { priceCents: number }, since: Date): Promise<void> => {
  const { id, kind, unit, priceCents, pharmacyName, city } = row;
  const params = { alertId: id, kind, unit, priceCents, pharmacyName: pharmacyName ?? '', city: city ?? '' };
  const recipient = row.userId === null ? { recipientAddress: row.email ?? '' } : { recipientId: row.userId };
  await queueMail(ctx, { ...recipient, template: 'alert-met', locale: row.locale, params, dedupeKey: `alert-met:${id}:${since.toISOString()}` });
};

const checkAlert = async (ctx: Ctx, row: WatchedRow): Promise<boolean> => {
  const { priceCents } = row;
  const isMet = priceCents !== null && (await maySee(ctx, row));
  const { watch, isDue } = evaluate(row, isMet, ctx.clock.now());
  if (isMet || row.metAt !== null)
    await Alert.query(ctx.trx)
      .where({ id: row.id })
      .patch({ ...watch });
  if (isDue && priceCents !== null) await queueAlertMail(ctx, { ...row, priceCents }, ctx.clock.now());
  return isDue;
};

/** A batch in one transaction: the alert's state and its mail are written together or not at all. */
const checkBatch = (ctx: Ctx, after: string): Promise<{ last: string | undefined; queued: number }> =>
  inTransaction(ctx, async (bound) => {
    await lockSending(bound);
    const now = bound.clock.now();
    const rows = await queryChanged(bound.trx, { goneBefore: await goneBefore(bound), pauseBefore: later(now, -pause), after, limit: batchSize });
    let queued = 0;
    for (const row of rows) if (await checkAlert(bound, row)) queued += 1;
    return { last: rows.at(-1)?.id, queued };
  });

/**
 * Reads the current state, not the changes: the order of changes does not matter, nor whether stock counts as gone only because time has passed,
 * nor how long the job did not run. @returns how many mails were written
 */
export const sendDueAlerts = async (ctx: Ctx): Promise<number> => {
  let total = 0;
  for (let after: string | undefined = before; after !== undefined;) {
    const { last, queued } = await checkBatch(ctx, after);
    total += queued;
    after = last;
  }
  return total;
};
