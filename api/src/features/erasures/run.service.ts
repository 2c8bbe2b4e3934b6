import { erasureStates } from '@blattwerk/contract/erasures/states';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { transition } from '../../kernel/state-machine.ts';
import { isHeld } from '../legal-holds/public.ts';
import { deleteMail } from '../mails/public.ts';
import { User } from '../users/public.ts';
import { countsOf } from './counts.queries.ts';
import { deleteBelongings } from './delete-person.ts';
import { Erasure, erasureSteps, type ErasureStep } from './erasure.model.ts';
import { isInvoiceOpen, isLetterOpen, isMailOpen, isRefundOpen } from './erasures.queries.ts';
import { letterKey } from './letter-key.ts';
import { keepUntil } from './retained.queries.ts';
import { notifyRecipients } from './steps/mails.ts';
import { endRequests } from './steps/requests.ts';
import { removeName } from './steps/seal.ts';

/** How long a refund or a mail is waited for; then the erasure goes on without it. */
const patience = 3 * duration.days;
const shortestPause = 5 * duration.seconds;
/** A hold lasts for months, and its end by hand says so at once: only that its last day has passed is noticed by looking. */
const pauseUnderHold = duration.days;

const isPatient = (ctx: Ctx, { requestedAt }: Erasure): boolean => ctx.clock.now() < later(requestedAt, patience);

/** A legal hold lets these wait for as long as it lasts. */
const deleting: ReadonlySet<ErasureStep> = new Set(['belongings', 'mails', 'name']);

/** Counts first what there is, for the proof. */
const eraseBelongings = async (ctx: Ctx, { id, userId }: Erasure): Promise<void> => {
  const { email } = await User.query(ctx.trx).findById(userId).throwIfNotFound();
  await Erasure.query(ctx.trx)
    .findById(id)
    .patch({ counts: await countsOf(ctx, { userId, email }) });
  await deleteBelongings(ctx, userId);
};

/** The address is deleted with its last mail: when that has left, at the latest after the time that the proof names. */
const endLetter = async (ctx: Ctx, { id, steps }: Erasure): Promise<boolean> => {
  const isOver = ctx.clock.now() >= later(new Date(steps.name ?? 0), patience);
  if (!isOver && (await isLetterOpen(ctx, id))) return false;
  await deleteMail(ctx, letterKey(id));
  return true;
};

/** What each step does; false when it has to wait. Each may begin again after a death in the middle. */
const work: Record<ErasureStep, (ctx: Ctx, erasure: Erasure) => Promise<boolean | void>> = {
  requests: async (ctx, { id, userId, hasRecord }) => {
    await endRequests(ctx, userId);
    if (hasRecord)
      await Erasure.query(ctx.trx)
        .findById(id)
        .patch({ keepUntil: await keepUntil(ctx, userId) });
  },
  recipients: notifyRecipients,
  refunds: async (ctx, erasure) => !(isPatient(ctx, erasure) && ((await isRefundOpen(ctx, erasure.userId)) || (await isInvoiceOpen(ctx, erasure.userId)))),
  belongings: eraseBelongings,
  mails: async (ctx, erasure) => !(isPatient(ctx, erasure) && (await isMailOpen(ctx, erasure.userId))),
  name: (ctx, erasure) => removeName(ctx, erasure, { addressUntil: later(ctx.clock.now(), patience) }),
  letterSent: endLetter,
};

type Outcome = 'done' | 'waits' | 'held';

/** One step with its mark in one transaction; of two runs at once one waits and finds it done. */
const takeStep = (ctx: Ctx, id: string, step: ErasureStep): Promise<Outcome> =>
  inTransaction(ctx, async (bound) => {
    const erasure = await Erasure.query(bound.trx).findById(id).forUpdate().throwIfNotFound();
    if (erasure.steps[step]) return 'done';
    if (deleting.has(step) && (await isHeld(bound, erasure.userId))) return 'held';
    if ((await work[step](bound, erasure)) === false) return 'waits';
    const steps = { ...erasure.steps, [step]: ctx.clock.now().toISOString() };
    await Erasure.query(bound.trx).findById(id).patch({ steps });
    return 'done';
  });

const begin = (ctx: Ctx, id: string): Promise<Erasure | undefined> =>
  inTransaction(ctx, async (bound) => {
    const row = await Erasure.query(bound.trx).findById(id).forUpdate();
    return row?.status === 'requested' ? transition(bound.trx, 'erasures', row, { table: erasureStates, action: 'start' }) : row;
  });

const finish = (ctx: Ctx, id: string): Promise<void> =>
  inTransaction(ctx, async (bound) => {
    const row = await Erasure.query(bound.trx).findById(id).forUpdate().throwIfNotFound();
    if (row.status !== 'running') return;
    await transition(bound.trx, 'erasures', row, { table: erasureStates, action: 'finish', set: { finishedAt: ctx.clock.now() } });
    await audit(bound, { action: 'erasure.finish', objectType: 'erasure', objectId: id, patientId: row.userId, after: { hasRecord: row.hasRecord } });
  });

/** The longer something has been waited for, the less often it is looked at. */
const nextLook = (ctx: Ctx, { requestedAt }: Erasure, why: Exclude<Outcome, 'done'>): Date => {
  const now = ctx.clock.now();
  if (why === 'held') return later(now, pauseUnderHold);
  return later(now, Math.max(shortestPause, (now.getTime() - requestedAt.getTime()) / 10));
};

/** Goes on where the last run stopped. What has to be waited for is looked at again a little later. */
export const runErasure = async (ctx: Ctx, id: string): Promise<void> => {
  const erasure = await begin(ctx, id);
  if (erasure?.status !== 'running') return;
  for (const step of erasureSteps) {
    const outcome = await takeStep(ctx, id, step);
    if (outcome !== 'done') return ctx.jobs.send('erasures.run', { erasureId: id }, { startAfter: nextLook(ctx, erasure, outcome) });
  }
  await finish(ctx, id);
};

/** A person's erasure that has begun is looked at again now. */
export const goOnErasing = async (ctx: Ctx, userId: string): Promise<void> => {
  const erasure = await Erasure.query(ctx.trx).findOne({ userId, status: 'running' });
  if (erasure) await ctx.jobs.send('erasures.run', { erasureId: erasure.id });
};
