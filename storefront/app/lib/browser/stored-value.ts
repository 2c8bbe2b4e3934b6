import { useSyncExternalStore } from 'react';

interface Options<T> {
  key: string;
  /** The window's event after each change in this tab; other tabs get the browser's own `storage` event. */
  changed: string;
  /** The value while nothing readable is stored. */
  empty: T;
  /** Checks what was read from JSON; undefined for anything else. */
  check: (value: unknown) => T | undefined;
}

/** A value in the localStorage of this browser, the same for all of its tabs. */
export const storedValue = <T>({ key, changed, empty, check }: Options<T>) => {
  let cache: { raw: string | null; value: T } = { raw: null, value: empty };
  const parse = (raw: string | null): T => {
    if (!raw) return empty;
    try {
      return check(JSON.parse(raw)) ?? empty;
    } catch {
      // Another program's entry, or a truncated one: the value is empty again.
      localStorage.removeItem(key);
      return empty;
    }
  };
  /** The same object as long as nothing changed. */
  const read = (): T => {
    const raw = localStorage.getItem(key);
    if (raw !== cache.raw) cache = { raw, value: parse(raw) };
    return cache.value;
  };
  const notify = (): void => void window.dispatchEvent(new Event(changed));
  /** @param value undefined removes the entry */
  const write = (value: T | undefined): void => {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    notify();
  };
  const subscribe = (listener: () => void): (() => void) => {
    for (const event of [changed, 'storage']) window.addEventListener(event, listener);
    return () => {
      for (const event of [changed, 'storage']) window.removeEventListener(event, listener);
    };
  };
  /** Empty on the server and in the first paint. */
  const use = (): T => useSyncExternalStore(subscribe, read, () => empty);
  return { read, write, notify, subscribe, use };
};
