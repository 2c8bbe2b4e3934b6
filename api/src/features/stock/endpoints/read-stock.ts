import { stockId } from '@blattwerk/contract/stock-feeds/shapes';
import { stockHistory } from '@blattwerk/contract/stock-feeds/stock-history';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { readStock } from '../stock.list.ts';

export const readStockEndpoint = staffFactory.build({
  operation: 'stock.read',
  method: 'get',
  summary: 'One product of one pharmacy with its last changes',
  input: z.object({ id: stockId }),
  output: stockHistory,
  handler: ({ ctx, input }) => readStock(ctx, input.id),
});
