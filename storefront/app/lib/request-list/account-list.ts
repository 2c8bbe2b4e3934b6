import type { SavedSelection } from '@blattwerk/contract/selections/saved-selection';
import { limits } from '@blattwerk/contract/limits';
import { ApiError } from '../api/api-error.ts';
import { visitorApi } from '../api/client.ts';
import { hasSession } from '../auth/has-session.ts';
import { sharedKey } from './keys.ts';
import { saveOverflow } from './overflow.ts';
import { listChanged, type SelectedProduct } from './list-store.ts';
import { readSelected, writeSelected } from './request-list.ts';

const notifyAfterMs = 300;
const path = '/clients/selection/noted';

/** What the account is known to have, and nothing while it does not have what stands here. */
let told: readonly SelectedProduct[] | undefined;
let asked: Promise<void> | undefined;
let telling: Promise<void> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;

const fromWire = ({ items }: SavedSelection): SelectedProduct[] =>
  items.map(({ amount, ...product }) => ({ ...product, ...(amount === null ? {} : { amount }) }));

/** @throws ApiError */
const tell = async (list: readonly SelectedProduct[]): Promise<SelectedProduct[]> => {
  const items = list.map(({ productId, amount }) => ({ productId, ...(amount === undefined ? {} : { amount }) }));
  return fromWire(await visitorApi.post(path, { body: { items } }));
};

const keepAsTold = (list: readonly SelectedProduct[]): void => {
  told = list;
  localStorage.setItem(sharedKey, 'same');
};

const accept = (list: readonly SelectedProduct[]): void => {
  writeSelected(list);
  keepAsTold(readSelected());
};

const notifyChange = async (): Promise<void> => {
  const list = readSelected();
  try {
    await tell(list);
    if (readSelected() === list) keepAsTold(list);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The list stays in this browser, marked as changed: the next page hands it over.
  }
};

const onChange = (): void => {
  if (readSelected() === told) return;
  told = undefined;
  clearTimeout(timer);
  // One after the other: the account ends with the last of them.
  timer = setTimeout(() => void (telling = telling.then(notifyChange)), notifyAfterMs);
};

/** What only this browser has joins what the account has; a list that was the account's already is replaced by its newer one. What exceeds the limit is the overflow. */
export const joined = (here: readonly SelectedProduct[], account: readonly SelectedProduct[]): { list: SelectedProduct[]; overflow: SelectedProduct[] } => {
  const all = [...here, ...account.filter(({ productId }) => !here.some((entry) => entry.productId === productId))];
  return { list: all.slice(0, limits.productsPerRequest), overflow: all.slice(limits.productsPerRequest) };
};

const begin = async (): Promise<void> => {
  if (!(await hasSession())) return;
  const before = readSelected();
  const isShared = localStorage.getItem(sharedKey) === 'same';
  try {
    const account = fromWire(await visitorApi.get(path));
    // What was selected while the account was asked counts as this browser's.
    const here = isShared && readSelected() === before ? [] : readSelected();
    const { list, overflow } = joined(here, account);
    accept(here.length === 0 ? account : await tell(list));
    saveOverflow(overflow, list);
    window.addEventListener(listChanged, onChange);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A doctor's or a pharmacy's account, a server that is away: the browser's own list goes on.
  }
};

/** The account's selection and this browser's become one, once a document; from then on each change is sent to the account. */
export const syncSelected = (): Promise<void> => (asked ??= begin());
