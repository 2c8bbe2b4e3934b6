import { importStates } from '@blattwerk/contract/list-imports/states';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { forEachContinue } from '../../kernel/for-each-continue.ts';
import { transition } from '../../kernel/state-machine.ts';
import { readSetting } from '../settings/public.ts';
import { ListImport } from './list-import.model.ts';
import { deleteRows } from './rows.queries.ts';

/** A run that has not moved for this long has died for good: its job was tried again before. */
const patience = 2 * duration.hours;
/** For this long a repeated upload is noticed; the audit log keeps longer what changed. */
const memory = 30 * duration.days;

/** Ends runs whose job died. What was committed can be taken back; an undo can be asked for again and goes on where it was. @returns how many */
export const failDeadImports = async (ctx: Ctx): Promise<number> => {
  const dead = await ListImport.query(ctx.trx)
    .whereIn('status', [...importStates.actions.fail.from])
    .where('updatedAt', '<', later(ctx.clock.now(), -patience));
  return forEachContinue(ctx, dead, (row) => {
    const set = row.stage === 'undo' ? { undoneAt: null } : {};
    return transition(ctx.trx, 'listImports', row, { table: importStates, action: 'fail', set });
  });
};

/** What the files held is deleted, addresses of people among it, once nothing of it can be corrected or taken back. @returns how many rows */
export const forgetImports = async (ctx: Ctx): Promise<number> => {
  const now = ctx.clock.now();
  const hours = await readSetting(ctx, 'imports.keepHours');
  const due = await ListImport.query(ctx.trx)
    .whereNull('forgottenAt')
    .where('updatedAt', '<', later(now, -hours * duration.hours))
    .patch({ forgottenAt: now, done: 0 })
    .returning('id');
  const rows = await deleteRows(
    ctx,
    due.map(({ id }) => id),
  );
  const old = await ListImport.query(ctx.trx).whereNotNull('forgottenAt').where('createdAt', '<', later(now, -memory)).delete();
  return rows + old;
};
