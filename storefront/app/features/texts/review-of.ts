import type { Locale } from '@blattwerk/contract/errors';
import type { Operator, Review } from '@blattwerk/contract/operator';
import type { TextEntry } from './texts.server.ts';

export interface TextReview extends Pick<Review, 'on'> {
  by: string;
  kind: 'medical' | 'editorial';
}

/** Who has reviewed a text; undefined where the text is newer than the review. Only articles are reviewed by editors; health is a doctor's matter everywhere. */
export const reviewOf = (
  { isMedical, publishedOn, updatedOn = publishedOn }: Pick<TextEntry, 'publishedOn'> & { updatedOn?: string | undefined; isMedical: boolean },
  reviews: Operator['reviews'] | undefined,
  language: Locale,
  isArticle = false,
): TextReview | undefined => {
  const kind = isMedical ? 'medical' : 'editorial';
  const review = isMedical || isArticle ? reviews?.[kind] : undefined;
  return review && review.on >= updatedOn ? { by: review.by[language], on: review.on, kind } : undefined;
};
