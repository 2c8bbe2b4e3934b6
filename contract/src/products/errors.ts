import { entry, type Entry } from '../error-entry.ts';

/** What readers of the market can be told. */
export const productErrors = {
  'product.withdrawn': entry(410, 'Dieses Produkt wird nicht mehr angeboten.', 'This product is no longer offered.'),
} as const satisfies Record<string, Entry>;
