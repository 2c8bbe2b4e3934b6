import { followUpSteps, type FollowUpBasis, type FollowUpInput, type UnchangedFollowUp } from '@blattwerk/contract/follow-ups/shapes';
import { applyingCriteria } from '@blattwerk/contract/health-states/shapes';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import {
  completeUnchanged,
  findComplete,
  findLatest,
  keepApplyingCriteria,
  namesOfRequested,
  openChangeDraft,
  prescribedLately,
  presentHealthState,
  type HealthState,
} from '../health-states/public.ts';
import { User } from '../users/public.ts';
import { deleteFollowUpDraft, readFollowUpEntries } from './follow-up-draft.service.ts';
import { assertPossible, refusalOf } from './follow-up-possible.service.ts';
import { FollowUp } from './follow-up.model.ts';
import { lastPrescribed } from './follow-up.queries.ts';
import { missingSteps, submitTreatment } from './submit-treatment.service.ts';

const updatePage = '/health-state/update';
const paymentPage = '/dashboard/treatment-payment';

const told = async (ctx: Ctx, treatmentId: string, { effect, sideEffects, remainingAmount = null }: UnchangedFollowUp): Promise<void> => {
  const now = ctx.clock.now();
  await FollowUp.query(ctx.trx)
    .insert({ id: newId(), treatmentId, effect, sideEffects, remainingAmount, createdAt: now, updatedAt: now })
    .onConflict('treatmentId')
    .merge(['effect', 'sideEffects', 'remainingAmount', 'updatedAt']);
};

interface Requested {
  treatmentId?: string;
  next: string;
  isNew: boolean;
}

const requestUnchanged = async (ctx: Ctx<Member>, input: UnchangedFollowUp): Promise<Requested> => {
  await assertPossible(ctx);
  await completeUnchanged(ctx, input);
  const { treatment, isNew } = await submitTreatment(ctx, {});
  await told(ctx, treatment.id, input);
  await deleteFollowUpDraft(ctx, ctx.actor.id);
  return { treatmentId: treatment.id, next: paymentPage, isNew };
};

const openChanges = async (ctx: Ctx<Member>): Promise<Requested> => {
  await assertPossible(ctx);
  const { isNew } = await openChangeDraft(ctx);
  return { next: updatePage, isNew };
};

/**
 * The same again: the last answers with fresh safety answers and agreement become a version of their own and a request that awaits its deposit,
 * all in one transaction. The same request sent twice is one. A criterion that applies is kept in a transaction of its own before the refusal.
 * `ctx` must not be bound to a transaction.
 * @throws treatment.followUpNotPossible, treatment.alreadyOpen, health.state.*, product.notFound, treatment.incomplete, user.nonAdult
 */
export const requestFollowUp = async (ctx: Ctx<Member>, input: FollowUpInput): Promise<Requested> => {
  if (input.changed) return inTransaction(ctx, openChanges);
  const criteria = applyingCriteria(input);
  if (criteria.length === 0) return inTransaction(ctx, (bound) => requestUnchanged(bound, input));
  await inTransaction(ctx, async (bound) => {
    await assertPossible(bound);
    await keepApplyingCriteria(bound, input);
  });
  throw failure('health.state.criteriaNotConfirmed', { criteria });
};

const present = async (ctx: Ctx<Member>, state: HealthState): Promise<NonNullable<FollowUpBasis['last']>> =>
  presentHealthState(state, { products: await namesOfRequested(ctx, state.answers), prescribed: await prescribedLately(ctx) });

/** The same products as last time: those that were prescribed, else those that were wished for. */
const presentLast = async (ctx: Ctx<Member>, state: HealthState): Promise<FollowUpBasis['last']> => {
  const prescribed = await lastPrescribed(ctx);
  if (prescribed.length > 0) state.answers = { ...state.answers, requestedProducts: prescribed };
  return present(ctx, state);
};

/** What a follow-up would start from; only read. */
export const readFollowUpBasis = async (ctx: Ctx<Member>): Promise<FollowUpBasis> => {
  const user = found(await User.query(ctx.trx).findById(ctx.actor.id), 'user.notExist');
  const latest = await findLatest(ctx, ctx.actor.id);
  const last = latest?.status === 'complete' ? latest : await findComplete(ctx, ctx.actor.id);
  const missing: readonly string[] = await missingSteps(ctx, user, last);
  const entries = await readFollowUpEntries(ctx, last?.answers.requestedProducts ?? []);
  return {
    refusal: await refusalOf(ctx),
    missing: followUpSteps.filter((step) => missing.includes(step)),
    last: last ? await presentLast(ctx, last) : null,
    draft: latest?.status === 'draft' ? await present(ctx, latest) : null,
    entries,
  };
};
