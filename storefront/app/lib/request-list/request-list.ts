import { limits } from '@blattwerk/contract/limits';
import { listKey, sharedKey } from './keys.ts';
import { listStore, type SelectedProduct } from './list-store.ts';

const store = listStore(listKey, limits.productsPerRequest);
export const readSelected = store.read;
export const useSelected = store.use;
export const writeSelected = (list: readonly SelectedProduct[]): void => {
  if (localStorage.getItem(sharedKey) !== null) localStorage.setItem(sharedKey, 'changed');
  store.write(list);
};

export const removeSelected = (productId: string): void => writeSelected(readSelected().filter((entry) => entry.productId !== productId));
/** Back where it was, unless it has been selected again or its place is taken meanwhile. */
export const restoreSelected = (entry: SelectedProduct, at: number, most: number): void => {
  const list = readSelected();
  if (list.length < most && !list.some(({ productId }) => productId === entry.productId)) writeSelected(list.toSpliced(at, 0, entry));
};
export const changeSelected = (productId: string, change: Partial<SelectedProduct>): void =>
  writeSelected(readSelected().map((entry) => (entry.productId === productId ? { ...entry, ...change } : entry)));

/** Where the questionnaire begins. */
export const requestAddress = '/health-state/create/prescription';
