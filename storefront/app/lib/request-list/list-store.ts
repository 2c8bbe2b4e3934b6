import type { Unit } from '@blattwerk/contract/products/enums';
import { useSyncExternalStore } from 'react';

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

const isNoted = (entry: unknown): entry is NotedProduct =>
  typeof entry === 'object' && entry !== null && ['productId', 'name', 'slug'].every((key) => typeof (entry as Record<string, unknown>)[key] === 'string');

const subscribe = (listener: () => void): (() => void) => {
  for (const event of [listChanged, 'storage']) window.addEventListener(event, listener);
  return () => {
    for (const event of [listChanged, 'storage']) window.removeEventListener(event, listener);
  };
};

/** A list of products that this browser keeps under `key`, `most` at a time. */
export const listStore = (key: string, most: number) => {
  let cache: { raw: string | null; list: readonly NotedProduct[] } = { raw: null, list: nothing };
  const parse = (raw: string | null): readonly NotedProduct[] => {
    if (!raw) return nothing;
    try {
      const list: unknown = JSON.parse(raw);
      return Array.isArray(list) ? list.filter(isNoted).slice(0, most) : nothing;
    } catch {
      // Something else was stored under this name, or half of it: start with an empty list.
      localStorage.removeItem(key);
      return nothing;
    }
  };
  /** The same list object as long as nothing changed. An unreadable entry counts as none. */
  const read = (): readonly NotedProduct[] => {
    const raw = localStorage.getItem(key);
    if (raw !== cache.raw) cache = { raw, list: parse(raw) };
    return cache.list;
  };
  const write = (list: readonly NotedProduct[]): void => {
    if (list.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(list));
    window.dispatchEvent(new Event(listChanged));
  };
  /** Empty on the server and in the first paint, then what this browser keeps. */
  const use = (): readonly NotedProduct[] => useSyncExternalStore(subscribe, read, () => nothing);
  return { read, write, use };
};
