import { z } from 'zod';
import { limits } from '../limits.ts';
import { units } from '../products/enums.ts';
import { id } from '../validation.ts';

/** As fine as it is kept: less would be nothing there. */
const amount = z.number().min(0.01).max(limits.wishPerMonth);
const noted = z.array(z.strictObject({ productId: id, amount: amount.optional() })).max(limits.productsPerRequest, { error: 'products.max' });

/** The whole selection, in its order; amounts for 30 days in the product's unit, and none where nobody has named one. */
export const notedInput = z.strictObject({ items: noted });
export type Noted = z.output<typeof noted>;

export const notedProduct = z.object({ productId: id, name: z.string(), slug: z.string(), unit: z.enum(units), amount: z.number().nullable() });
export const notedProducts = z.object({ items: z.array(notedProduct) });
export type NotedProducts = z.output<typeof notedProducts>;

/** What a user chose who is asked to register on the way to a request; whatever is not clearly that is ignored. */
export const carriedSelection = z.strictObject({ items: noted, pharmacyId: id.optional() }).optional().catch(undefined);
export type CarriedSelection = z.output<typeof carriedSelection>;
