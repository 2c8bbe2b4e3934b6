import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { stockRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { listOf } from '@blattwerk/contract/validation';
import { staffFactory } from '../../../http/factories.ts';
import { listStock } from '../stock.list.ts';

export const listStockEndpoint = staffFactory.build({
  operation: 'stock.list',
  method: 'get',
  summary: 'Amounts and prices of all pharmacies',
  input: listQuery,
  output: listOf(stockRecord),
  handler: ({ ctx, input }) => listStock(ctx, input),
});
