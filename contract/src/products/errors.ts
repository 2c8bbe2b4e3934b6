import { entry, type Entry } from '../error-entry.ts';

/** What readers of the market can be told, and what those who merge two products. */
export const productErrors = {
  'product.withdrawn': entry(410, 'Dieses Produkt wird nicht mehr angeboten.', 'This product is no longer offered.'),
  'product.merged': entry(
    409,
    'Dieses Produkt wurde mit einem anderen zusammengeführt. Bitte nehmen Sie das andere.',
    'This product was merged with another one. Please use the other one.',
  ),
  'product.unitDiffers': entry(
    422,
    'Die beiden Produkte werden in verschiedenen Einheiten gezählt. Bestand und Preise lassen sich so nicht zusammenführen.',
    'The two products are counted in different units. Their stock and prices cannot be merged.',
  ),
} as const satisfies Record<string, Entry>;
