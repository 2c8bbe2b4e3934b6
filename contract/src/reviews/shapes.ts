import { z } from 'zod';
import { benefits, effects, sideEffects } from '../products/enums.ts';
import { id, instant, isoDate, text } from '../validation.ts';
import { reviewSorts } from './sorts.ts';
import { contributionStatuses, rejectionReasons } from './states.ts';

const someOf = <T extends readonly [string, ...string[]]>(values: T) =>
  z
    .array(z.enum(values))
    .max(values.length)
    .default([])
    .transform((chosen) => [...new Set(chosen)]);

const reviewFields = {
  rating: z.int().min(1).max(5),
  text: text(0, 1000)
    .nullish()
    .transform((value) => value || null),
  effects: someOf(effects),
  sideEffects: someOf(sideEffects),
  benefits: someOf(benefits),
};
export const reviewInput = z.strictObject({ productId: id, ...reviewFields });
export type ReviewInput = z.output<typeof reviewInput>;
export const reviewEdit = z.strictObject({ id, ...reviewFields, version: z.int() });
export type ReviewEdit = z.output<typeof reviewEdit>;

export const reviewQuery = z.object({
  productId: id,
  sort: z.enum(reviewSorts).default('newest'),
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(10),
});
export type ReviewQuery = z.output<typeof reviewQuery>;

/** The name is made up for this author and this product: it leads to no person and to no other product. */
export const publishedComment = z.object({ id, pseudonym: z.string(), text: z.string(), publishedOn: isoDate, isOwn: z.boolean() });
export type PublishedComment = z.output<typeof publishedComment>;

const named = { effects: z.array(z.enum(effects)), sideEffects: z.array(z.enum(sideEffects)), benefits: z.array(z.enum(benefits)) };
export const publishedReview = z.object({
  id,
  pseudonym: z.string(),
  rating: z.int(),
  text: z.string().nullable(),
  /** Each list as `highlights.visibility` says, and empty while fewer than `highlights.minReviews` have said anything. */
  ...named,
  /** The product was handed out to the author by a pharmacy, on a prescription of this platform. */
  isVerified: z.boolean(),
  publishedOn: isoDate,
  likes: z.int(),
  isLiked: z.boolean(),
  isOwn: z.boolean(),
  comments: z.array(publishedComment),
});
export type PublishedReview = z.output<typeof publishedReview>;

/** `rating` is pulled towards the mean of all products while few have rated; `mean` is the plain one. */
export const reviewSummary = z.object({
  reviews: z.int(),
  rating: z.number().nullable(),
  mean: z.number().nullable(),
  distribution: z.array(z.object({ stars: z.int(), n: z.int() })),
});
/** `isReadable` is false where the market shows reviews only after login: then there are no items. */
export const reviewPage = z.object({ items: z.array(publishedReview), total: z.int(), summary: reviewSummary, isReadable: z.boolean() });
export type ReviewPage = z.output<typeof reviewPage>;

const rejection = z.object({ reason: z.enum(rejectionReasons), text: z.string().nullable() }).nullable();
export const ownReview = z.object({
  id,
  productId: id,
  pseudonym: z.string(),
  rating: z.int(),
  text: z.string().nullable(),
  ...named,
  status: z.enum(contributionStatuses),
  rejection,
  createdAt: instant,
  version: z.int(),
  abilities: z.array(z.enum(['edit', 'withdraw'])),
});
export type OwnReview = z.output<typeof ownReview>;

export const commentInput = z.strictObject({ reviewId: id, text: text(1, 500) });
export const commentEdit = z.strictObject({ id, text: text(1, 500), version: z.int() });
export const ownComment = z.object({
  id,
  reviewId: id,
  product: z.object({ id, slug: z.string(), name: z.string() }),
  text: z.string().nullable(),
  status: z.enum(contributionStatuses),
  rejection,
  createdAt: instant,
  version: z.int(),
  abilities: z.array(z.enum(['edit', 'withdraw'])),
});
export type OwnComment = z.output<typeof ownComment>;

/** What the caller may rate and has written: each prescribed product with the own review, and the own comments. */
export const ownContributions = z.object({
  products: z.array(z.object({ product: z.object({ id, slug: z.string(), name: z.string() }), mayWrite: z.boolean(), review: ownReview.nullable() })),
  comments: z.array(ownComment),
});
export type OwnContributions = z.output<typeof ownContributions>;
export const ownContributionsQuery = z.object({ productId: id.optional() });

/** Without `isLiked` it is turned over; with it, asking twice changes nothing. */
export const likeInput = z.strictObject({ reviewId: id, isLiked: z.boolean().optional() });
export const likeState = z.object({ reviewId: id, isLiked: z.boolean(), likes: z.int() });
export type LikeState = z.output<typeof likeState>;

const moderated = {
  id,
  productId: id,
  productName: z.string(),
  productSlug: z.string(),
  pseudonym: z.string(),
  text: z.string().nullable(),
  status: z.enum(contributionStatuses),
  reason: z.enum(rejectionReasons).nullable(),
  reasonText: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
  decidedAt: instant.nullable(),
  version: z.int(),
  abilities: z.array(z.enum(['publish', 'reject'])),
};
/** A review as a moderator sees it: never whose it is. */
export const reviewRecord = z.object({ ...moderated, rating: z.int(), ...named, isVerified: z.boolean(), likes: z.int(), comments: z.int() });
export type ReviewRecord = z.output<typeof reviewRecord>;
/** What else the same person wrote, without saying who. */
export const otherReview = z.object({
  id,
  productName: z.string(),
  rating: z.int(),
  text: z.string().nullable(),
  status: z.enum(contributionStatuses),
  createdAt: instant,
});
export const reviewDetail = reviewRecord.extend({ others: z.array(otherReview) });
export type ReviewDetail = z.output<typeof reviewDetail>;

export const commentRecord = z.object({ ...moderated, reviewId: id, reviewText: z.string().nullable(), reviewRating: z.int() });
export type CommentRecord = z.output<typeof commentRecord>;

/** `version` names the text that was read: another one is not published unseen. */
export const publishInput = z.strictObject({ id, version: z.int() });
export const rejectInput = z.strictObject({ id, reason: z.enum(rejectionReasons), text: text(0, 500).optional(), version: z.int() });
export type RejectInput = z.output<typeof rejectInput>;
