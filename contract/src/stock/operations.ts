import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { stockId, stockRecord } from '../stock-feeds/shapes.ts';
import { stockHistory } from '../stock-feeds/stock-history.ts';

export const listStock = operation({
  id: 'stock.list',
  method: 'get',
  path: '/backoffice/stock',
  summary: 'Amounts and prices of all pharmacies',
  input: listQuery,
  answer: recordList(stockRecord),
});

export const readStock = operation({
  id: 'stock.read',
  method: 'get',
  path: '/backoffice/stock/:id',
  summary: 'One product of one pharmacy with its last changes',
  input: z.object({ id: stockId }),
  answer: stockHistory,
});
