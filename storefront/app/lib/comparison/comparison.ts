import { useSyncExternalStore } from 'react';
import { storedValue } from '../browser/stored-value.ts';

/** A product chosen in the market to be read beside others; kept in this browser. */
export interface ComparedProduct {
  slug: string;
  name: string;
}

/** More columns are not read side by side. */
export const mostCompared = 4;

export const compareAddress = (slugs: readonly string[]): string => `/market/compare?products=${slugs.map(encodeURIComponent).join(',')}`;

const isCompared = (entry: unknown): entry is ComparedProduct =>
  typeof entry === 'object' && entry !== null && ['slug', 'name'].every((key) => typeof (entry as Record<string, unknown>)[key] === 'string');

const { read, write, notify, subscribe, use } = storedValue<readonly ComparedProduct[]>({
  key: 'blattwerk.comparison',
  changed: 'blattwerk:comparison',
  empty: [],
  check: (list) => (Array.isArray(list) ? list.filter(isCompared).slice(0, mostCompared) : undefined),
});
export const useCompared = use;

/** Whether a fifth product was pressed since the choice changed last. */
let isFifthRefused = false;
export const useIsFifthRefused = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isFifthRefused,
    () => false,
  );

export const writeCompared = (list: readonly ComparedProduct[]): void => {
  isFifthRefused = false;
  write(list.length === 0 ? undefined : list);
};

export const leaveOut = (slug: string): void => writeCompared(read().filter((entry) => entry.slug !== slug));

/** Adds a product or leaves it out. A fifth one changes nothing, and the bar says so. */
export const toggleCompared = ({ slug, name }: ComparedProduct): void => {
  const list = read();
  if (list.some((entry) => entry.slug === slug)) leaveOut(slug);
  else if (list.length < mostCompared) writeCompared([...list, { slug, name }]);
  else {
    isFifthRefused = true;
    notify();
  }
};
