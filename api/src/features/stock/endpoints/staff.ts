import * as operations from '@blattwerk/contract/stock/operations';
import { staffFactory } from '../../../http/factories.ts';
import { listStock, readStock } from '../stock.queries.ts';

export const listStockEndpoint = staffFactory.build(operations.listStock, ({ ctx, input }) => listStock(ctx, input), { isShared: true });

export const readStockEndpoint = staffFactory.build(operations.readStock, ({ ctx, input }) => readStock(ctx, input.id));
