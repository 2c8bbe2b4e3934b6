/** The orders of a product's reviews. `rating`: the best first; `-rating`: the worst first. */
export const reviewSorts = ['newest', 'helpful', 'rating', '-rating'] as const;
export type ReviewSort = (typeof reviewSorts)[number];
