import type { FinishDeliveryTaskInput } from '@blattwerk/contract/delivery-tasks/shapes';
import { deliveryTaskStates, outcomesOf, type DeliveryTaskStatus } from '@blattwerk/contract/delivery-tasks/states';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { transition } from '../../kernel/state-machine.ts';
import { DeliveryTask } from './delivery-task.model.ts';
import { findTask, insertUnlessOpen, mootTaskIds, patientOfSending } from './delivery-tasks.queries.ts';
import type { TaskRow } from './task-row.ts';

/** Gives staff something to do for a sending. While a task of the kind is open for it, no second one is made. */
export const createDeliveryTask = (ctx: Ctx, task: Pick<DeliveryTask, 'sendingId' | 'kind' | 'dueAt'>): Promise<void> => {
  const now = ctx.clock.now();
  return insertUnlessOpen(ctx, { id: newId(), ...task, createdAt: now, updatedAt: now });
};

/** Writes down how a try went. Of two at once one wins. @throws deliveryTask.notFound, deliveryTask.alreadyDone, server.badRequest for an outcome that the kind has not */
export const endTask = async (ctx: Ctx<Member>, { id, outcome, note }: FinishDeliveryTaskInput): Promise<TaskRow> => {
  const row = await findTask(ctx, id);
  if (row.status === 'cancelled') throw failure('deliveryTask.alreadyDone');
  if (!outcomesOf(row.kind).includes(outcome)) throw failure('server.badRequest', { fields: [{ path: 'outcome', message: 'outcome' }] });
  const set = { outcome, note: note ? note : null, doneBy: ctx.actor.id, doneAt: ctx.clock.now() };
  await transition<Pick<DeliveryTask, 'id' | 'status'>, DeliveryTaskStatus, 'done' | 'cancel'>(ctx.trx, 'delivery_tasks', row, {
    table: deliveryTaskStates,
    action: 'done',
    set,
  });
  const patientId = await patientOfSending(ctx, row.sendingId);
  await audit(ctx, { action: 'delivery-task.done', objectType: 'delivery-task', objectId: id, patientId, after: { kind: row.kind, outcome } });
  return row;
};

/** Ends what has nothing left to do. */
export const cancelMootTasks = async (ctx: Ctx): Promise<number> => {
  const rows = await DeliveryTask.query(ctx.trx)
    .where({ status: 'open' })
    .whereIn('id', await mootTaskIds(ctx));
  for (const row of rows) await transition(ctx.trx, 'delivery_tasks', row, { table: deliveryTaskStates, action: 'cancel' });
  return rows.length;
};
