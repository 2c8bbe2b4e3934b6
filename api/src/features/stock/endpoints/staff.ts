import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { stockId, stockRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { stockHistory } from '@blattwerk/contract/stock-feeds/stock-history';
import { listOf } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { listStock, readStock } from '../stock.list.ts';

export const listStockEndpoint = staffFactory.build({
  operation: 'stock.list',
  method: 'get',
  summary: 'Amounts and prices of all pharmacies',
  input: listQuery,
  output: listOf(stockRecord),
  handler: ({ ctx, input }) => listStock(ctx, input),
});

export const readStockEndpoint = staffFactory.build({
  operation: 'stock.read',
  method: 'get',
  summary: 'One product of one pharmacy with its last changes',
  input: z.object({ id: stockId }),
  output: stockHistory,
  handler: ({ ctx, input }) => readStock(ctx, input.id),
});
