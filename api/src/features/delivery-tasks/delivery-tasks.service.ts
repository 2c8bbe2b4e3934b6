import type { AssignDeliveryTaskInput, DeliveryTaskRecord, FinishDeliveryTaskInput } from '@blattwerk/contract/delivery-tasks/shapes';
import { deliveryTaskStates, outcomesOf, type DeliveryTaskStatus } from '@blattwerk/contract/delivery-tasks/states';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { assertVersion } from '../../kernel/edit-record.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { transition } from '../../kernel/state-machine.ts';
import { User } from '../users/public.ts';
import { DeliveryTask } from './delivery-task.model.ts';
import { findTask, insertUnlessOpen, mootTaskIds, patientOfSending, readTask } from './delivery-tasks.queries.ts';
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

/**
 * Of two administrators who take a task at once, one has it, and the other reads whose it is.
 * @throws deliveryTask.notFound, deliveryTask.alreadyDone, server.conflict for another version than the one that was read, server.notFound for a person who is no active administrator
 */
export const assignTask = async (ctx: Ctx<Member>, { id, assigneeId, version }: AssignDeliveryTaskInput): Promise<DeliveryTaskRecord> => {
  const stored = found(await DeliveryTask.query(ctx.trx).findById(id).forUpdate(), 'deliveryTask.notFound');
  const current = await readTask(ctx, id);
  if (current.status !== 'open') throw failure('deliveryTask.alreadyDone');
  assertVersion(stored, version, { current, yours: { assigneeId } });
  if (assigneeId === stored.assigneeId) return current;
  if (assigneeId !== null) found(await User.query(ctx.trx).findOne({ id: assigneeId, role: 'admin', status: 'active' }).forShare());
  await stored.$query(ctx.trx).patch({ assigneeId, version: stored.version + 1, updatedAt: ctx.clock.now() });
  const object = { objectType: 'delivery-task', objectId: id, patientId: await patientOfSending(ctx, stored.sendingId) };
  await audit(ctx, { ...object, action: 'delivery-task.assign', before: { assigneeId: stored.assigneeId }, after: { assigneeId } });
  return readTask(ctx, id);
};

/** Open tasks of an administrator who leaves can be taken by others. @returns how many */
export const releaseTasksOf = async (ctx: Ctx, assigneeId: string): Promise<number> =>
  DeliveryTask.query(ctx.trx)
    .where({ assigneeId, status: 'open' })
    .patch({ assigneeId: null, version: ctx.trx.raw('version + 1'), updatedAt: ctx.clock.now() });

/** Ends what has nothing left to do. */
export const cancelMootTasks = async (ctx: Ctx): Promise<number> => {
  const rows = await DeliveryTask.query(ctx.trx)
    .where({ status: 'open' })
    .whereIn('id', await mootTaskIds(ctx));
  for (const row of rows) await transition(ctx.trx, 'delivery_tasks', row, { table: deliveryTaskStates, action: 'cancel' });
  return rows.length;
};
