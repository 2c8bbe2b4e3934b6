import { erasureStates } from '@blattwerk/contract/erasures/states';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { transition } from '../../kernel/state-machine.ts';
import { deleteBelongings } from './delete-person.ts';
import { erasureSteps, type ErasureRow, type ErasureStep } from './erasure.ts';
import { keepUntil } from './retained.queries.ts';
import { sendLastLetter, notifyRecipients } from './steps/mails.ts';
import { endRequests } from './steps/requests.ts';
import { removeName } from './steps/seal.ts';

/** So long is waited for a refund or a mail; then the erasure goes on without it. */
const patience = 3 * duration.days;
const shortestPause = 5 * duration.seconds;

const isPatient = (ctx: Ctx, { requestedAt }: ErasureRow): boolean => ctx.clock.now() < later(requestedAt, patience);

/** Whether something still needs the address: money on its way back, or a mail that has not left. */
const isRefundOpen = async (ctx: Ctx, { userId }: ErasureRow): Promise<boolean> =>
  (await ctx.trx('payments').where({ patientId: userId, status: 'refund-pending' }).first('id')) !== undefined;
const isPaperOpen = async (ctx: Ctx, { userId }: ErasureRow): Promise<boolean> =>
  (await ctx
    .trx('invoices')
    .join('treatments', 'treatments.id', 'invoices.treatmentId')
    .where({ patientId: userId })
    .whereNull('fileId')
    .first('invoices.id')) !== undefined;
const isMailOpen = async (ctx: Ctx, { userId }: ErasureRow): Promise<boolean> =>
  (await ctx.trx('mails').where({ recipientId: userId, status: 'queued' }).first('id')) !== undefined;

/** What each step does; false when it has to wait. Each may begin again after a death in the middle. */
const work: Record<ErasureStep, (ctx: Ctx, erasure: ErasureRow) => Promise<boolean | void>> = {
  requests: async (ctx, { id, userId, hasRecord }) => {
    await endRequests(ctx, userId);
    if (hasRecord)
      await ctx
        .trx('erasures')
        .where({ id })
        .update({ keepUntil: await keepUntil(ctx, userId) });
  },
  recipients: notifyRecipients,
  refunds: async (ctx, erasure) => !(isPatient(ctx, erasure) && ((await isRefundOpen(ctx, erasure)) || (await isPaperOpen(ctx, erasure)))),
  belongings: (ctx, { userId }) => deleteBelongings(ctx, userId),
  letter: sendLastLetter,
  lastMail: async (ctx, erasure) => !(isPatient(ctx, erasure) && (await isMailOpen(ctx, erasure))),
  name: removeName,
};

/** One step with its mark in one transaction; of two runs at once one waits and finds it done. */
const takeStep = (ctx: Ctx, id: string, step: ErasureStep): Promise<boolean> =>
  inTransaction(ctx, async (bound) => {
    const erasure: ErasureRow = await bound.trx('erasures').where({ id }).forUpdate().first();
    if (erasure.steps[step]) return true;
    if ((await work[step](bound, erasure)) === false) return false;
    const steps = { ...erasure.steps, [step]: ctx.clock.now().toISOString() };
    await bound
      .trx('erasures')
      .where({ id })
      .update({ steps: JSON.stringify(steps) });
    return true;
  });

const begin = (ctx: Ctx, id: string): Promise<ErasureRow | undefined> =>
  inTransaction(ctx, async (bound) => {
    const row: ErasureRow | undefined = await bound.trx('erasures').where({ id }).forUpdate().first();
    return row?.status === 'requested' ? transition(bound.trx, 'erasures', row, { table: erasureStates, action: 'start' }) : row;
  });

const finish = (ctx: Ctx, id: string): Promise<void> =>
  inTransaction(ctx, async (bound) => {
    const row: ErasureRow = await bound.trx('erasures').where({ id }).forUpdate().first();
    if (row.status !== 'running') return;
    await transition(bound.trx, 'erasures', row, { table: erasureStates, action: 'finish', set: { finishedAt: ctx.clock.now() } });
    await audit(bound, { action: 'erasure.finish', objectType: 'erasure', objectId: id, patientId: row.userId, after: { hasRecord: row.hasRecord } });
  });

/** The longer something has been waited for, the less often it is looked at. */
const nextLook = (ctx: Ctx, { requestedAt }: ErasureRow): Date => {
  const now = ctx.clock.now();
  return later(now, Math.max(shortestPause, (now.getTime() - requestedAt.getTime()) / 10));
};

/** Goes on where the last run stopped. What has to be waited for is looked at again a little later. */
export const runErasure = async (ctx: Ctx, id: string): Promise<void> => {
  const erasure = await begin(ctx, id);
  if (erasure?.status !== 'running') return;
  for (const step of erasureSteps) {
    if (await takeStep(ctx, id, step)) continue;
    return ctx.jobs.send('erasures.run', { erasureId: id }, { startAfter: nextLook(ctx, erasure) });
  }
  await finish(ctx, id);
};
