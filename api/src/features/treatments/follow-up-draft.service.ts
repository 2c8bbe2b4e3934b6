import type { FollowUpBasis, FollowUpEntries } from '@blattwerk/contract/follow-ups/shapes';
import type { RequestedProduct } from '@blattwerk/contract/health-states/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { refuseWithdrawn } from '../consents/public.ts';
import { namesOfRequested, presentRequested } from '../health-states/public.ts';
import { FollowUpDraft } from './follow-up-draft.model.ts';
import { assertPossible } from './follow-up-possible.service.ts';
import { findUnpaid } from './follow-up.queries.ts';

const draftOf = (ctx: Ctx, patientId: string) => FollowUpDraft.query(ctx.trx).findOne({ patientId });

/** The lock of `assertPossible` lets two tabs save one after the other. @throws consent.required, treatment.followUpNotPossible, treatment.alreadyOpen */
export const saveFollowUp = async (ctx: Ctx<Member>, part: FollowUpEntries): Promise<{ savedAt: string }> => {
  await assertPossible(ctx);
  await refuseWithdrawn(ctx, 'health-data');
  const patientId = ctx.actor.id;
  const savedAt = ctx.clock.now();
  const kept = await draftOf(ctx, patientId);
  const entries = { ...kept?.entries, ...part };
  if (kept) await FollowUpDraft.query(ctx.trx).findById(kept.id).patch({ entries, savedAt });
  else await FollowUpDraft.query(ctx.trx).insert({ id: newId(), patientId, entries, savedAt });
  return { savedAt: savedAt.toISOString() };
};

/** What an unpaid follow-up was requested with: the patient came back from the payment. */
const entriesOfUnpaid = async (ctx: Ctx<Member>, products: readonly RequestedProduct[]): Promise<Pick<FollowUpDraft, 'entries' | 'savedAt'> | undefined> => {
  const row = await findUnpaid(ctx);
  if (!row) return undefined;
  const { effect, sideEffects, remainingAmount, updatedAt } = row;
  return { entries: { effect, sideEffects, remainingAmount, requestedProducts: [...products] }, savedAt: updatedAt };
};

/** What was entered before, with the names of the products as of now. `products` are those of the last complete answers. */
export const readFollowUpEntries = async (ctx: Ctx<Member>, products: readonly RequestedProduct[]): Promise<FollowUpBasis['entries']> => {
  const kept = (await draftOf(ctx, ctx.actor.id)) ?? (await entriesOfUnpaid(ctx, products));
  if (!kept) return null;
  const { requestedProducts, ...entries } = kept.entries;
  const savedAt = kept.savedAt.toISOString();
  if (requestedProducts === undefined) return { ...entries, savedAt };
  return { ...entries, savedAt, requestedProducts: presentRequested({ requestedProducts }, await namesOfRequested(ctx, { requestedProducts })) };
};

export const hasFollowUpDraft = async (ctx: Ctx, patientId: string): Promise<boolean> => (await draftOf(ctx, patientId)) !== undefined;

export const deleteFollowUpDraft = async (ctx: Ctx, patientId: string): Promise<void> =>
  void (await FollowUpDraft.query(ctx.trx).where({ patientId }).delete());
