/** The orders of the pharmacies that hold a selection: by the price of the products, or by it with what sending them costs. */
export const selectionSorts = ['distance', 'price', 'delivered'] as const;
