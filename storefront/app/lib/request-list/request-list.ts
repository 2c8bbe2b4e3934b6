import { limits } from '@blattwerk/contract/limits';
import { listKey, sharedKey } from './keys.ts';
import { listStore, type NotedProduct } from './list-store.ts';

const store = listStore(listKey, limits.productsPerRequest);
export const readNoted = store.read;
export const useNoted = store.use;
export const writeNoted = (list: readonly NotedProduct[]): void => {
  if (localStorage.getItem(sharedKey) !== null) localStorage.setItem(sharedKey, 'changed');
  store.write(list);
};

export const isFull = (list: readonly NotedProduct[]): boolean => list.length >= limits.productsPerRequest;
export const removeNoted = (productId: string): void => writeNoted(readNoted().filter((entry) => entry.productId !== productId));
export const changeNoted = (productId: string, change: Partial<NotedProduct>): void =>
  writeNoted(readNoted().map((entry) => (entry.productId === productId ? { ...entry, ...change } : entry)));

/** Where the questionnaire begins. */
export const requestAddress = '/health-state/create/prescription';
