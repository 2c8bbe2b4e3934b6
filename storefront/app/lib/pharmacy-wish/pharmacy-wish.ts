import { useSyncExternalStore } from 'react';

/** The pharmacy that a user wants the prescription to go to; kept in this browser, and by the account once there is one. */
export interface PharmacyWish {
  pharmacyId: string;
  name: string;
  city: string;
  /** The account has it among its remembered pharmacies. */
  isKept?: boolean;
}

const key = 'blattwerk.pharmacy-wish';
const changed = 'blattwerk:pharmacy-wish';

const isWish = (value: unknown): value is PharmacyWish =>
  typeof value === 'object' && value !== null && 'pharmacyId' in value && 'name' in value && 'city' in value;

const parse = (raw: string | null): PharmacyWish | null => {
  if (!raw) return null;
  try {
    const value: unknown = JSON.parse(raw);
    return isWish(value) ? value : null;
  } catch {
    // Something else was stored under this name, or half of it: there is no wish.
    localStorage.removeItem(key);
    return null;
  }
};

let cache: { raw: string | null; wish: PharmacyWish | null } = { raw: null, wish: null };

/** The same object as long as nothing changed. An unreadable entry counts as none. */
export const readWish = (): PharmacyWish | null => {
  const raw = localStorage.getItem(key);
  if (raw !== cache.raw) cache = { raw, wish: parse(raw) };
  return cache.wish;
};

export const writeWish = (wish: PharmacyWish | null): void => {
  if (wish) localStorage.setItem(key, JSON.stringify(wish));
  else localStorage.removeItem(key);
  window.dispatchEvent(new Event(changed));
};

const subscribe = (listener: () => void): (() => void) => {
  for (const event of [changed, 'storage']) window.addEventListener(event, listener);
  return () => {
    for (const event of [changed, 'storage']) window.removeEventListener(event, listener);
  };
};

/** None on the server and in the first paint, then what this browser keeps. */
export const usePharmacyWish = (): PharmacyWish | null => useSyncExternalStore(subscribe, readWish, () => null);
