import type { NotedProducts } from '@blattwerk/contract/selections/noted';
import { limits } from '@blattwerk/contract/limits';
import { ApiError } from '../api/api-error.ts';
import { api } from '../api/api.ts';
import { hasSession } from '../auth/has-session.ts';
import { sharedKey } from './keys.ts';
import { keepLeftOut } from './left-out.ts';
import { listChanged, type NotedProduct } from './list-store.ts';
import { readNoted, writeNoted } from './request-list.ts';

const tellAfterMs = 300;
const path = '/selection/noted';

/** What the account is known to have, and nothing while it does not have what stands here. */
let told: readonly NotedProduct[] | undefined;
let asked: Promise<void> | undefined;
let telling: Promise<void> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;

const fromWire = ({ items }: NotedProducts): NotedProduct[] => items.map(({ amount, ...product }) => ({ ...product, ...(amount === null ? {} : { amount }) }));

/** @throws ApiError */
const tell = async (list: readonly NotedProduct[]): Promise<NotedProduct[]> => {
  const items = list.map(({ productId, amount }) => ({ productId, ...(amount === undefined ? {} : { amount }) }));
  return fromWire(await api.publicPost<NotedProducts>(path, { items }));
};

const keepAsTold = (list: readonly NotedProduct[]): void => {
  told = list;
  localStorage.setItem(sharedKey, 'same');
};

const accept = (list: readonly NotedProduct[]): void => {
  writeNoted(list);
  keepAsTold(readNoted());
};

const tellChange = async (): Promise<void> => {
  const list = readNoted();
  try {
    await tell(list);
    if (readNoted() === list) keepAsTold(list);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The list stays in this browser, marked as changed: the next page hands it over.
  }
};

const onChange = (): void => {
  if (readNoted() === told) return;
  told = undefined;
  clearTimeout(timer);
  // One after the other: the account ends with the last of them.
  timer = setTimeout(() => void (telling = telling.then(tellChange)), tellAfterMs);
};

/** What only this browser has joins what the account has; a list that was the account's already is replaced by its newer one. What finds no room is left. */
export const joined = (here: readonly NotedProduct[], account: readonly NotedProduct[]): { list: NotedProduct[]; left: NotedProduct[] } => {
  const all = [...here, ...account.filter(({ productId }) => !here.some((entry) => entry.productId === productId))];
  return { list: all.slice(0, limits.productsPerRequest), left: all.slice(limits.productsPerRequest) };
};

const begin = async (): Promise<void> => {
  if (!(await hasSession())) return;
  const before = readNoted();
  const isShared = localStorage.getItem(sharedKey) === 'same';
  try {
    const account = fromWire(await api.publicGet<NotedProducts>(path));
    // What was noted while the account was asked counts as this browser's.
    const here = isShared && readNoted() === before ? [] : readNoted();
    const { list, left } = joined(here, account);
    accept(here.length === 0 ? account : await tell(list));
    keepLeftOut(left, list);
    window.addEventListener(listChanged, onChange);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A doctor's or a pharmacy's account, a server that is away: the browser's own list goes on.
  }
};

/** The account's selection and this browser's become one, once a document; from then on the account hears of each change. */
export const shareNoted = (): Promise<void> => (asked ??= begin());
