import { reviewSorts, type ReviewSort } from '@blattwerk/contract/reviews/sorts';

export const reviewPageSize = 10;

/** What the page's address asks of the reviews; what it cannot mean is the usual. */
export const readReviewQuery = (params: URLSearchParams): { sort: ReviewSort; page: number } => {
  const asked = params.get('reviewSort');
  const page = Number(params.get('reviewPage') ?? '1');
  return { sort: reviewSorts.find((sort) => sort === asked) ?? 'newest', page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1 };
};
