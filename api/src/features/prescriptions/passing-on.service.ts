import type { FinishDeliveryTaskInput } from '@blattwerk/contract/delivery-tasks/shapes';
import type { DeliveryTaskKind } from '@blattwerk/contract/delivery-tasks/states';
import { prescriptionStates, type PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
import { audit } from '../../kernel/audit.ts';
import { duration } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { transition } from '../../kernel/state-machine.ts';
import { createDeliveryTask, endTask, findTask, type TaskRow } from '../delivery-tasks/public.ts';
import { readSetting } from '../settings/public.ts';
import { notifyPatient } from './dispensing.service.ts';
import { offerOther } from './ladder.service.ts';
import { recordEvent } from './prescription-events.queries.ts';
import { type Prescription, visibleTo } from './prescription.model.ts';
import { voidDelivery } from './sendings.ts';
import { afterServiceTime, serviceHours } from './service-time.ts';

const waitingIn = (ctx: Ctx, sendingId: string, statuses: readonly PrescriptionStatus[]): Promise<Prescription[]> =>
  visibleTo(ctx.trx, ctx.actor).where({ sendingId }).whereIn('prescriptions.status', statuses).orderBy('position').select('prescriptions.*');

/** The pharmacy has it: from now on it is as if it had been sent there. */
const deliver = async (ctx: Ctx<Member>, sendingId: string): Promise<void> => {
  for (const row of await waitingIn(ctx, sendingId, ['passing-on'])) {
    const moved = await transition(ctx.trx, 'prescriptions', row, {
      table: prescriptionStates,
      action: 'deliver',
      set: { sentAt: ctx.clock.now() },
    });
    await recordEvent(ctx, row, 'passed-on');
    await auditMove(ctx, 'deliver', row, moved);
  }
};

/** The pharmacy does not want it: the patient chooses another one. */
const takeRefusal = async (ctx: Ctx<Member>, sendingId: string): Promise<void> => {
  const rows = await waitingIn(ctx, sendingId, ['passing-on', 'sent']);
  for (const row of rows) {
    const moved = await transition(ctx.trx, 'prescriptions', row, { table: prescriptionStates, action: 'return', set: { returnReason: 'other' } });
    await recordEvent(ctx, row, 'returned');
    await voidDelivery(ctx, row.id, { returnReason: 'other' });
    await auditMove(ctx, 'return', row, moved);
  }
  if (rows[0]) await notifyPatient(ctx, rows[0], 'return');
};

const auditMove = (ctx: Ctx, action: string, before: Prescription, after: Prescription): Promise<void> =>
  audit(ctx, {
    action: `prescription.${action}`,
    objectType: 'prescription',
    objectId: before.id,
    patientId: before.patientId,
    before: { status: before.status },
    after: { status: after.status },
  });

/** News for the pharmacy: the patient has nothing to wait for. */
const isNews = (kind: DeliveryTaskKind): boolean => kind === 'tell-void' || kind === 'tell-answer';

/** The next try, in service time (decision 0052); after as many as the setting says the patient is offered another pharmacy, and trying goes on. */
const tryAgain = async (ctx: Ctx<Member>, { sendingId, kind, tryNumber }: TaskRow): Promise<void> => {
  const wait = (await readSetting(ctx, 'deliveries.retryMinutes')) * duration.minutes;
  await createDeliveryTask(ctx, { sendingId, kind, dueAt: afterServiceTime(ctx.clock.now(), wait, await serviceHours(ctx)) });
  if (!isNews(kind) && tryNumber >= (await readSetting(ctx, 'deliveries.tries'))) await offerOther(ctx, sendingId);
};

/** What staff learnt, and what follows from it, together. @throws deliveryTask.notFound, deliveryTask.alreadyDone, server.badRequest */
export const finishDeliveryTask = async (ctx: Ctx<Member>, input: FinishDeliveryTaskInput): Promise<TaskRow> => {
  const task = await endTask(ctx, input);
  if (input.outcome === 'reached' && task.kind === 'pass-on') await deliver(ctx, task.sendingId);
  if (input.outcome === 'refused') await takeRefusal(ctx, task.sendingId);
  if (input.outcome === 'unreachable') await tryAgain(ctx, task);
  return findTask(ctx, input.id);
};
