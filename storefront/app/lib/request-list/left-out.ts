import { leftKey } from './keys.ts';
import { listStore, type NotedProduct } from './list-store.ts';

const most = 12;

/** What was noted on some device and found no room when the lists became one: nothing is lost, people choose. */
const store = listStore(leftKey, most);
export const useLeftOut = store.use;

const without = (list: readonly NotedProduct[], ids: readonly string[]): NotedProduct[] => list.filter(({ productId }) => !ids.includes(productId));

/** These wait, before what waited already; those that are chosen now wait no longer. */
export const keepLeftOut = (left: readonly NotedProduct[], chosen: readonly NotedProduct[] = []): void => {
  const ids = left.map(({ productId }) => productId);
  const list = without([...left, ...without(store.read(), ids)], chosen.map(({ productId }) => productId)); // prettier-ignore
  if (list.length > 0 || store.read().length > 0) store.write(list);
};
export const forgetLeftOut = (): void => store.write([]);
