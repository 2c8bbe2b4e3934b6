import type { Unit } from '@blattwerk/contract/products/enums';
import { storedValue } from '../browser/stored-value.ts';

/** A product selected in the market for the next treatment request; stored in this browser, and by the account after the login, until the questionnaire takes it over. */
export interface SelectedProduct {
  productId: string;
  name: string;
  slug: string;
  unit?: Unit;
  /** As wished so far; without one the usual first amount of the unit counts. */
  amount?: number;
}

/** Tells this page of each change. */
export const listChanged = 'blattwerk:request-list';

const isSelected = (entry: unknown): entry is SelectedProduct =>
  typeof entry === 'object' && entry !== null && ['productId', 'name', 'slug'].every((key) => typeof (entry as Record<string, unknown>)[key] === 'string');

/** A list of at most `most` products in this browser. */
export const listStore = (key: string, most: number) => {
  const { read, write, use } = storedValue<readonly SelectedProduct[]>({
    key,
    changed: listChanged,
    empty: [],
    check: (list) => (Array.isArray(list) ? list.filter(isSelected).slice(0, most) : undefined),
  });
  return { read, write: (list: readonly SelectedProduct[]): void => write(list.length === 0 ? undefined : list), use };
};
