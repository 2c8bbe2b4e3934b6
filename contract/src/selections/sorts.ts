/** The orders of the pharmacies that hold a selection. */
export const selectionSorts = ['distance', 'price'] as const;
