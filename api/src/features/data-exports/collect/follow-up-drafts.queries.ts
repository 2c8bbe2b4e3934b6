import type { ExportedData } from '@blattwerk/contract/data-exports/exported-data';
import type { FollowUpEntries } from '@blattwerk/contract/follow-ups/shapes';
import type { Ctx } from '../../../kernel/ctx.ts';
import { namesOfRequested } from '../../health-states/public.ts';

/** What a patient has entered for a follow-up that is not requested yet; its products by name. */
export const followUpDraftsOf = async (ctx: Ctx, patientId: string): Promise<ExportedData['followUpDrafts']> => {
  const rows = await ctx
    .trx('followUpDrafts')
    .where({ patientId })
    .select<{ id: string; entries: FollowUpEntries; savedAt: Date }[]>('id', 'entries', 'savedAt');
  return Promise.all(
    rows.map(async ({ id, entries, savedAt }) => {
      const { effect = null, sideEffects = [], remainingAmount = null, requestedProducts = [] } = entries;
      const names = await namesOfRequested(ctx, { requestedProducts });
      const products = requestedProducts.map((one) => ('wish' in one ? one.wish.strainName : (names.get(one.productId)?.name ?? one.productId)));
      return { id, savedAt: savedAt.toISOString(), effect, sideEffects, remainingAmount, products };
    }),
  );
};
