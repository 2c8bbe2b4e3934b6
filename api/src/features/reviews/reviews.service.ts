import type { OwnReview, ReviewEdit, ReviewInput } from '@blattwerk/contract/reviews/shapes';
import { contributionStates } from '@blattwerk/contract/reviews/states';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { assertVersion } from '../../kernel/edit-record.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import type { Review } from './contribution.ts';
import { auditContribution, moveContribution } from './move-contribution.ts';
import { pseudonymFor } from './pseudonym.ts';
import { isPrescribed } from './own.queries.ts';
import { findProduct } from './published.queries.ts';
import { Review as StoredReview } from './review.model.ts';
import { presentOwn } from './reviews.presenter.ts';

/** @throws review.notPrescribed; row-level security says the same */
const assertPrescribed = async (ctx: Ctx<Member>, productId: string): Promise<void> => {
  if (!(await isPrescribed(ctx, productId))) throw failure('review.notPrescribed');
};

const ownReview = (ctx: Ctx<Member>, where: { id: string } | { productId: string }): Promise<Review | undefined> =>
  StoredReview.query(ctx.trx)
    .findOne({ ...where, patientId: ctx.actor.id })
    .forUpdate()
    .execute();

const contentOf = ({ rating, text, effects, sideEffects, benefits }: Omit<ReviewInput, 'productId'>) => ({ rating, text, effects, sideEffects, benefits });

const rewrite = async (ctx: Ctx<Member>, review: Review, input: Omit<ReviewInput, 'productId'>): Promise<Review> => {
  await assertPrescribed(ctx, review.productId);
  return moveContribution(ctx, 'review', review, 'edit', contentOf(input));
};

/**
 * One review of a product a person, which a moderator reads first. Who has withdrawn theirs may write again.
 * @throws server.notFound, review.notPrescribed, review.alreadyWritten (also of two at once: the unique key decides)
 */
export const createReview = async (ctx: Ctx<Member>, input: ReviewInput): Promise<OwnReview> => {
  const { id: productId } = await findProduct(ctx, input.productId);
  await assertPrescribed(ctx, productId);
  const earlier = await ownReview(ctx, { productId });
  if (earlier && earlier.status !== 'withdrawn') throw failure('review.alreadyWritten');
  if (earlier) return presentOwn(await rewrite(ctx, earlier, input));
  const now = ctx.clock.now();
  const owner = { id: newId(), productId, patientId: ctx.actor.id, pseudonym: pseudonymFor(ctx, productId) };
  const status = contributionStates.initial;
  const review = await StoredReview.query(ctx.trx).insertAndFetch({ ...owner, ...contentOf(input), status, createdAt: now, updatedAt: now });
  await auditContribution(ctx, 'review', owner, { action: 'create', after: { status } });
  return presentOwn(review);
};

/** A changed review waits for a moderator again. @throws server.notFound, server.conflict when it was changed meanwhile, review.notPrescribed */
export const editReview = async (ctx: Ctx<Member>, { id, version, ...input }: ReviewEdit): Promise<OwnReview> => {
  const review = found(await ownReview(ctx, { id }));
  assertVersion(review, version, { current: presentOwn(review), yours: input });
  return presentOwn(await rewrite(ctx, review, input));
};

/** Takes everything away that was written. @throws server.notFound, invalid.status when it is withdrawn already */
export const withdrawReview = async (ctx: Ctx<Member>, id: string): Promise<OwnReview> => {
  const review = found(await ownReview(ctx, { id }));
  return presentOwn(await moveContribution(ctx, 'review', review, 'withdraw', { text: null, effects: [], sideEffects: [], benefits: [] }));
};
