import { itemAnswer, itemInput } from '@blattwerk/contract/stock-feeds/push';
import { machineFactory } from '../../../http/factories.ts';
import { removeItem } from '../pushing/items.service.ts';

export const removeItemEndpoint = machineFactory.buildUnbound({
  operation: 'feeds.remove-item',
  method: 'delete',
  summary: 'Say that an article is sold out',
  input: itemInput.pick({ pharmacySlug: true, pzn: true }),
  output: itemAnswer,
  handler: ({ ctx, input }) => removeItem(ctx, input),
});
