import { itemAnswer, itemInput } from '@blattwerk/contract/stock-feeds/push';
import { machineFactory } from '../../../http/factories.ts';
import { setItem } from '../pushing/items.service.ts';

export const setItemEndpoint = machineFactory.buildUnbound({
  operation: 'feeds.set-item',
  method: 'put',
  summary: 'Set what there is of one article',
  input: itemInput,
  output: itemAnswer,
  handler: ({ ctx, input }) => setItem(ctx, input),
});
