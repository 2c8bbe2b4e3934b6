import { listLink } from '../../grid/filters.ts';

/** The list of what waits for a decision, of one pharmacy. */
export const openArticlesLink = (pharmacyId: string): string =>
  listLink('unmatched-products', [
    { field: 'state', operator: 'in', value: ['open'] },
    { field: 'pharmacyId', operator: 'eq', value: pharmacyId },
  ]);
