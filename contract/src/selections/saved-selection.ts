import { z } from 'zod';
import { limits } from '../limits.ts';
import { units } from '../products/enums.ts';
import { id } from '../validation.ts';

/** The precision of the column: less would be stored as nothing. */
const amount = z.number().min(0.01).max(limits.wishPerMonth);
const selectedItems = z.array(z.strictObject({ productId: id, amount: amount.optional() })).max(limits.productsPerRequest, { error: 'products.max' });

/** The whole selection, in its order; amounts for 30 days in the product's unit, and none where the patient has named none. */
export const savedSelectionInput = z.strictObject({ items: selectedItems });
export type SelectedItems = z.output<typeof selectedItems>;

export const savedProduct = z.object({ productId: id, name: z.string(), slug: z.string(), unit: z.enum(units), amount: z.number().nullable() });
export const savedSelection = z.object({ items: z.array(savedProduct) });
export type SavedSelection = z.output<typeof savedSelection>;

/** What a user chose who is asked to register on the way to a request; whatever is not clearly that is ignored. */
export const carriedSelection = z.strictObject({ items: selectedItems, pharmacyId: id.optional() }).optional().catch(undefined);
export type CarriedSelection = z.output<typeof carriedSelection>;
