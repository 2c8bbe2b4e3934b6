import { z } from 'zod';
import { cents, id, instant } from '../validation.ts';
import { stockRecord } from './shapes.ts';

/** So far back the history of one row is shown. */
export const historyDays = 90;

/** Null amount and price: the product was gone. */
export const stockChange = z.object({ at: instant, quantity: z.number().nullable(), priceCents: cents.nullable(), runId: id.nullable() });
export type StockChange = z.output<typeof stockChange>;

/** One product of one pharmacy with what changed lately, the newest first. */
export const stockHistory = stockRecord.extend({ changes: z.array(stockChange) });
export type StockHistory = z.output<typeof stockHistory>;
