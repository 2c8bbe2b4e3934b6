import type { Unit } from '@blattwerk/contract/products/enums';
import { limits } from '@blattwerk/contract/limits';
import { useSyncExternalStore } from 'react';
import { listKey, sharedKey } from './keys.ts';

/** A product noted in the market for the next treatment request; kept in this browser, and by the account of who is signed in, until the questionnaire takes it over. */
export interface NotedProduct {
  productId: string;
  name: string;
  slug: string;
  unit?: Unit;
  /** As wished so far; without one the usual first amount of the unit counts. */
  amount?: number;
}

/** Tells this page of each change. */
export const listChanged = 'blattwerk:request-list';
const nothing: readonly NotedProduct[] = [];

let cache: { raw: string | null; list: readonly NotedProduct[] } = { raw: null, list: nothing };

/** The same list object as long as nothing changed. An unreadable entry counts as none. */
export const readNoted = (): readonly NotedProduct[] => {
  const raw = localStorage.getItem(listKey);
  if (raw !== cache.raw) cache = { raw, list: parse(raw) };
  return cache.list;
};

const isNoted = (entry: unknown): entry is NotedProduct =>
  typeof entry === 'object' && entry !== null && ['productId', 'name', 'slug'].every((key) => typeof (entry as Record<string, unknown>)[key] === 'string');

const parse = (raw: string | null): readonly NotedProduct[] => {
  if (!raw) return nothing;
  try {
    const list: unknown = JSON.parse(raw);
    return Array.isArray(list) ? list.filter(isNoted).slice(0, limits.productsPerRequest) : nothing;
  } catch {
    // Something else was stored under this name, or half of it: start with an empty list.
    localStorage.removeItem(listKey);
    return nothing;
  }
};

export const writeNoted = (list: readonly NotedProduct[]): void => {
  if (list.length === 0) localStorage.removeItem(listKey);
  else localStorage.setItem(listKey, JSON.stringify(list));
  if (localStorage.getItem(sharedKey) !== null) localStorage.setItem(sharedKey, 'changed');
  window.dispatchEvent(new Event(listChanged));
};

const subscribe = (listener: () => void): (() => void) => {
  for (const event of [listChanged, 'storage']) window.addEventListener(event, listener);
  return () => {
    for (const event of [listChanged, 'storage']) window.removeEventListener(event, listener);
  };
};

/** Empty on the server and in the first paint, then what this browser keeps. */
export const useNoted = (): readonly NotedProduct[] => useSyncExternalStore(subscribe, readNoted, () => nothing);

export const isFull = (list: readonly NotedProduct[]): boolean => list.length >= limits.productsPerRequest;
export const removeNoted = (productId: string): void => writeNoted(readNoted().filter((entry) => entry.productId !== productId));
export const changeNoted = (productId: string, change: Partial<NotedProduct>): void =>
  writeNoted(readNoted().map((entry) => (entry.productId === productId ? { ...entry, ...change } : entry)));

/** Where the questionnaire begins. */
export const requestAddress = '/health-state/create/prescription';
