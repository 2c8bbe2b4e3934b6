import type { OwnComment } from '@blattwerk/contract/reviews/shapes';
import { contributionStates } from '@blattwerk/contract/reviews/states';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { assertVersion } from '../../kernel/edit-record.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { marketAccess } from '../products/public.ts';
import type { Comment } from './contribution.ts';
import { auditContribution, moveContribution } from './move-contribution.ts';
import { commentedProduct } from './own.queries.ts';
import { findPublished } from './published.queries.ts';
import { pseudonymFor } from './pseudonym.ts';
import { presentOwnComment } from './reviews.presenter.ts';
import { ReviewComment } from './review-comment.model.ts';

/** Comments that one person can submit a day; moderators read every one. */
const mostADay = 20;

const present = async (ctx: Ctx<Member>, comment: Comment): Promise<OwnComment> =>
  presentOwnComment(comment, found(await commentedProduct(ctx, comment.productId)));

/** A comment on a published review; a moderator reads it first. @throws server.notFound, auth.tooManyAttempts */
export const createComment = async (ctx: Ctx<Member>, { reviewId, text }: { reviewId: string; text: string }): Promise<OwnComment> => {
  await marketAccess(ctx);
  const { productId } = await findPublished(ctx, reviewId);
  const now = ctx.clock.now();
  const written = await ReviewComment.query(ctx.trx)
    .where({ patientId: ctx.actor.id })
    .where('createdAt', '>', later(now, -duration.days))
    .limit(mostADay)
    .select('id');
  if (written.length >= mostADay) throw failure('auth.tooManyAttempts');
  const owner = { id: newId(), reviewId, productId, patientId: ctx.actor.id, pseudonym: pseudonymFor(ctx, productId) };
  const status = contributionStates.initial;
  const comment = await ReviewComment.query(ctx.trx).insertAndFetch({ ...owner, text, status, createdAt: now, updatedAt: now });
  await auditContribution(ctx, 'review-comment', owner, { action: 'create', after: { status } });
  return present(ctx, comment);
};

const ownComment = async (ctx: Ctx<Member>, id: string): Promise<Comment> =>
  found<Comment>(await ReviewComment.query(ctx.trx).where({ id, patientId: ctx.actor.id }).forUpdate().first());

/** @throws server.notFound, server.conflict when it was changed meanwhile */
export const editComment = async (ctx: Ctx<Member>, { id, text, version }: { id: string; text: string; version: number }): Promise<OwnComment> => {
  const comment = await ownComment(ctx, id);
  assertVersion(comment, version, { current: await present(ctx, comment), yours: { text } });
  return present(ctx, await moveContribution(ctx, 'review-comment', comment, 'edit', { text }));
};

/** @throws server.notFound, invalid.status when it is withdrawn already */
export const withdrawComment = async (ctx: Ctx<Member>, id: string): Promise<OwnComment> =>
  present(ctx, await moveContribution(ctx, 'review-comment', await ownComment(ctx, id), 'withdraw', { text: null }));
