import type { FinishDeliveryTaskInput } from '@blattwerk/contract/delivery-tasks/shapes';
import { deliveryTaskStates, outcomesOf, type DeliveryTaskKind, type DeliveryTaskStatus } from '@blattwerk/contract/delivery-tasks/states';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { transition } from '../../kernel/state-machine.ts';
import { findTask, tasks } from './delivery-tasks.queries.ts';
import type { TaskRow } from './task-row.ts';

interface NewTask {
  sendingId: string;
  kind: DeliveryTaskKind;
  dueAt: Date;
}

/** Gives staff something to do for a sending. While a task of the kind is open for it, no second one is made. */
export const createDeliveryTask = async (ctx: Ctx, { sendingId, kind, dueAt }: NewTask): Promise<void> => {
  const now = ctx.clock.now();
  await ctx.trx('delivery_tasks').insert({ id: newId(), sendingId, kind, dueAt, createdAt: now, updatedAt: now }).onConflict().ignore();
};

/** Writes down how a try went. Of two at once one wins. @throws deliveryTask.notFound, deliveryTask.alreadyDone, server.badRequest for an outcome that the kind has not */
export const endTask = async (ctx: Ctx<Member>, { id, outcome, note }: FinishDeliveryTaskInput): Promise<TaskRow> => {
  const row = await findTask(ctx, id);
  if (row.status === 'cancelled') throw failure('deliveryTask.alreadyDone');
  if (!outcomesOf(row.kind).includes(outcome)) throw failure('server.badRequest', { fields: [{ path: 'outcome', message: 'outcome' }] });
  const set = { outcome, note: note ? note : null, doneBy: ctx.actor.id, doneAt: ctx.clock.now() };
  await transition<{ id: string; status: DeliveryTaskStatus }, DeliveryTaskStatus, 'done' | 'cancel'>(ctx.trx, 'delivery_tasks', row, {
    table: deliveryTaskStates,
    action: 'done',
    set,
  });
  const { patientId } = await ctx.trx('sendings').where({ id: row.sendingId }).first<{ patientId: string }>('patientId');
  await audit(ctx, { action: 'delivery-task.done', objectType: 'delivery-task', objectId: id, patientId, after: { kind: row.kind, outcome } });
  return row;
};

/** Ends what has nothing left to do. */
export const cancelMootTasks = async (ctx: Ctx): Promise<number> => {
  const moot: { id: string }[] = await tasks(ctx.trx).where({ 'tasks.status': 'cancelled' }).clearSelect().select('tasks.id');
  const rows: { id: string; status: DeliveryTaskStatus }[] = await ctx
    .trx('delivery_tasks')
    .where({ status: 'open' })
    .whereIn(
      'id',
      moot.map(({ id }) => id),
    )
    .select('id', 'status');
  for (const row of rows) await transition(ctx.trx, 'delivery_tasks', row, { table: deliveryTaskStates, action: 'cancel' });
  return rows.length;
};
