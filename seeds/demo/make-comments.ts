import { stableId } from '../stable-ids.ts';
import type { DemoReview } from './make-reviews.ts';
import { chanceOf } from './random.ts';
import { pseudonymWords } from './review-texts.ts';

const hour = 3_600_000;
/** One in this many published reviews has a comment, and the number of those that wait for a moderator. */
const every = 70;
const pendingCount = 7;

const sentences = [
  'Bei mir war es ähnlich.',
  'Danke für den Hinweis mit der Verpackung.',
  'Welche Temperatur haben Sie eingestellt?',
  'Meine Charge war etwas trockener.',
  'Das kann ich bestätigen, das Aroma ist sehr deutlich.',
  'Bei mir dauerte es länger, bis ich etwas bemerkt habe.',
  'Thank you, that helped me with my questions for the doctor.',
] as const;

export interface DemoComment {
  id: string;
  reviewId: string;
  productId: string;
  patientId: null;
  pseudonym: string;
  text: string;
  status: 'published' | 'pending';
  createdAt: Date;
  updatedAt: Date;
  publishedAt: Date | null;
  decidedAt: Date | null;
}

/** A few comments below reviews, and some in the moderators' queue. */
export const makeComments = (reviews: readonly DemoReview[], now: Date): DemoComment[] => {
  const chance = chanceOf(1975);
  const answered = reviews.filter(
    ({ status, publishedAt }, index) => status === 'published' && index % every === 0 && publishedAt !== null && publishedAt < now,
  );
  return answered.map((review, index) => {
    const isPublished = index >= pendingCount;
    const since = review.publishedAt?.getTime() ?? now.getTime();
    const createdAt = new Date(isPublished ? since + (now.getTime() - since) * chance.next() * 0.5 : now.getTime() - chance.int(2, 90) * hour);
    const publishedAt = isPublished ? createdAt : null;
    return {
      id: stableId('review-comment', index),
      reviewId: review.id,
      productId: review.productId,
      patientId: null,
      pseudonym: `${chance.pick(pseudonymWords)} ${chance.int(1000, 9999)}`,
      text: chance.pick(sentences),
      status: isPublished ? 'published' : 'pending',
      createdAt,
      updatedAt: createdAt,
      publishedAt,
      decidedAt: publishedAt,
    };
  });
};
