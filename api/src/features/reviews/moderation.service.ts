import type { RejectInput } from '@blattwerk/contract/reviews/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { queueMail } from '../mails/public.ts';
import type { Comment, Contribution, Review } from './contribution.ts';
import { moveContribution, type ContributionKind } from './move-contribution.ts';

/** The row that a moderator has read. @throws server.notFound, server.conflict when its author has changed it since */
const readRow = <Row extends Contribution>(row: Row | undefined, version: number | undefined): Row => {
  const known = found(row);
  if (known.status === 'withdrawn') throw failure('server.notFound');
  if (version !== undefined && version !== known.version) throw failure('server.conflict');
  return known;
};

/** That something was decided, and nothing of what: it is read after login. */
const tellAuthor = async (ctx: Ctx, kind: ContributionKind, { id, patientId, version }: Contribution): Promise<void> => {
  if (patientId === null) return;
  const author = await ctx.trx('users').where({ id: patientId, status: 'active' }).first<{ locale: Locale } | undefined>('locale');
  if (!author) return;
  await queueMail(ctx, { template: 'contribution-decided', recipientId: patientId, locale: author.locale, params: {}, dedupeKey: `${kind}:${id}:${version}` });
};

const hasDispensed = async (ctx: Ctx, { patientId, productId }: Review): Promise<boolean> =>
  patientId !== null && (await ctx.trx('prescriptions').where({ patientId, productId, status: 'dispensed' }).first('id')) !== undefined;

const publishedNow = (ctx: Ctx) => ({ publishedAt: ctx.clock.now(), decidedAt: ctx.clock.now() });
const rejectedNow = (ctx: Ctx, { reason, text }: RejectInput) => ({ reason, reasonText: text ?? null, decidedAt: ctx.clock.now() });

const lockReview = async (ctx: Ctx, { id, version }: { id: string; version?: number | undefined }): Promise<Review> =>
  readRow<Review>(await ctx.trx('reviews').where({ id }).forUpdate().first(), version);
const lockComment = async (ctx: Ctx, { id, version }: { id: string; version?: number | undefined }): Promise<Comment> =>
  readRow<Comment>(await ctx.trx('review_comments').where({ id }).forUpdate().first(), version);

/** @throws server.notFound, server.conflict, invalid.status */
export const publishReview = async (ctx: Ctx, input: { id: string; version?: number | undefined }): Promise<void> => {
  const review = await lockReview(ctx, input);
  const set = { ...publishedNow(ctx), isVerified: await hasDispensed(ctx, review) };
  await tellAuthor(ctx, 'review', await moveContribution(ctx, 'review', review, 'publish', set));
};

/** @throws server.notFound, server.conflict, invalid.status */
export const rejectReview = async (ctx: Ctx, input: RejectInput): Promise<void> =>
  tellAuthor(ctx, 'review', await moveContribution(ctx, 'review', await lockReview(ctx, input), 'reject', rejectedNow(ctx, input)));

/** @throws server.notFound, server.conflict, invalid.status */
export const publishComment = async (ctx: Ctx, input: { id: string; version?: number | undefined }): Promise<void> =>
  tellAuthor(ctx, 'review-comment', await moveContribution(ctx, 'review-comment', await lockComment(ctx, input), 'publish', publishedNow(ctx)));

/** @throws server.notFound, server.conflict, invalid.status */
export const rejectComment = async (ctx: Ctx, input: RejectInput): Promise<void> =>
  tellAuthor(ctx, 'review-comment', await moveContribution(ctx, 'review-comment', await lockComment(ctx, input), 'reject', rejectedNow(ctx, input)));
