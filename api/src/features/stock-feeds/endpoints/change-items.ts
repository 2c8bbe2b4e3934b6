import { itemsAnswer, itemsInput } from '@blattwerk/contract/stock-feeds/push';
import { machineFactory } from '../../../http/factories.ts';
import { changeItems } from '../pushing/items.service.ts';

export const changeItemsEndpoint = machineFactory.buildUnbound({
  operation: 'feeds.change-items',
  method: 'patch',
  summary: 'Change several articles',
  input: itemsInput,
  output: itemsAnswer,
  handler: ({ ctx, input }) => changeItems(ctx, input),
});
