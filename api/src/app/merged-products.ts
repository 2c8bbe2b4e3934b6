import { moveAlerts } from '../features/alerts/public.ts';
import { moveProposals } from '../features/product-proposals/public.ts';
import { moveReviews } from '../features/reviews/public.ts';
import { moveNotedProducts } from '../features/selections/public.ts';
import { moveRequestedProducts } from '../features/treatments/public.ts';
import type { Hooks } from '../kernel/ctx.ts';

const moves: readonly Hooks['productIsMerged'][] = [moveAlerts, moveNotedProducts, moveRequestedProducts, moveReviews, moveProposals];

/** What speaks of a duplicate goes to the product that stays; stock, articles and favourites are moved by those who call. */
export const moveToMergedProduct: Hooks['productIsMerged'] = async (ctx, merged) => {
  for (const move of moves) await move(ctx, merged);
};
