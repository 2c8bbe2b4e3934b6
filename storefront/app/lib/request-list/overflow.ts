import { overflowKey } from './keys.ts';
import { listStore, type SelectedProduct } from './list-store.ts';

const most = 12;

/** Products over the limit after the lists of two devices were merged: nothing is lost, the patient chooses. */
const store = listStore(overflowKey, most);
export const useOverflow = store.use;

const without = (list: readonly SelectedProduct[], ids: readonly string[]): SelectedProduct[] => list.filter(({ productId }) => !ids.includes(productId));

/** Puts products in front of the overflow; those that are chosen now leave it. */
export const saveOverflow = (added: readonly SelectedProduct[], chosen: readonly SelectedProduct[] = []): void => {
  const ids = added.map(({ productId }) => productId);
  const list = without([...added, ...without(store.read(), ids)], chosen.map(({ productId }) => productId)); // prettier-ignore
  if (list.length > 0 || store.read().length > 0) store.write(list);
};
export const clearOverflow = (): void => store.write([]);
