import { workStates } from '@blattwerk/contract/backoffice/states';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { forEachContinue } from '../../kernel/for-each-continue.ts';
import { transition } from '../../kernel/state-machine.ts';
import { ListExport } from './list-export.model.ts';
import { storageKeyOf } from './list-exports.service.ts';

/** A run that has not moved for this long has died for good. */
const patience = 2 * duration.hours;
/** What has no file is forgotten after this long. */
const memory = duration.days;

const remove = async (ctx: Ctx, { id }: ListExport): Promise<void> => {
  await ctx.ports.storage.delete(storageKeyOf(id));
  await ListExport.query(ctx.trx).deleteById(id);
};

/** Files whose time is over go, and with them what was asked for; what died on the way counts as failed. @returns how many */
export const expireListExports = async (ctx: Ctx): Promise<number> => {
  const now = ctx.clock.now();
  const dead = await ListExport.query(ctx.trx)
    .whereIn('status', [...workStates.actions.fail.from])
    .where('updatedAt', '<', later(now, -patience));
  const set = { finishedAt: now };
  const failed = await forEachContinue(ctx, dead, (row) => transition(ctx.trx, 'listExports', row, { table: workStates, action: 'fail', set }));
  const over = await ListExport.query(ctx.trx)
    .where((due) => due.where({ status: 'done' }).where('expiresAt', '<=', now))
    .orWhere((due) => due.whereIn('status', ['failed', 'stopped']).where('updatedAt', '<', later(now, -memory)));
  return failed + (await forEachContinue(ctx, over, (row) => remove(ctx, row)));
};
