import pLimit from 'p-limit';

/** How old a page may be, in milliseconds, counted from when it was last compared with what it was made from; `onFailure` while it cannot be made anew. */
export const pageAges = { fresh: 1000, usable: 1500, onFailure: 60_000 } as const;

interface Limits {
  bytes: number;
  pages: number;
}
const defaults: Limits = { bytes: 48 * 1024 * 1024, pages: 1000 };
/** Pages that are made anew at once while visitors get the last ones: more would only take the processor from each other. */
const refreshedAtOnce = 2;

export interface Made<P> {
  page: P;
  /** Size in memory. */
  size: number;
  /** Whether it may be sent to others who ask for the same. */
  isShared: boolean;
}

interface Entry<P> {
  /** Null until the address is asked for a second time. */
  made: Made<P> | null;
  state: number;
  checkedAt: number;
  making: Promise<Made<P>> | null;
}

interface Asked<P> {
  key: string;
  /** Version of what pages are made from, as far as it has one. */
  state: number;
  /** In milliseconds. */
  now: () => number;
  /** Keeps it from the first time on; otherwise from the second. */
  isLikely: boolean;
  /** Makes the page, or answers the last one if nothing has changed since. */
  make: (last: P | null) => Promise<Made<P>>;
  onFailure: (error: unknown) => void;
}

/** The pages that are held, within the limits; those used last stand last. */
const createEntries = <P>(limits: Limits) => {
  const entries = new Map<string, Entry<P>>();
  let bytes = 0;
  const remove = (key: string): void => {
    bytes -= entries.get(key)?.made?.size ?? 0;
    entries.delete(key);
  };
  const store = (key: string, entry: Entry<P>): void => {
    remove(key);
    entries.set(key, entry);
    bytes += entry.made?.size ?? 0;
    while (bytes > limits.bytes || entries.size > limits.pages) remove(entries.keys().next().value as string);
  };
  return { entries, store, remove, held: () => ({ bytes, pages: entries.size }) };
};

/**
 * Finished pages by key. A page is sent as it is while it is fresh, sent and made anew in the background while it is usable, and awaited when it is older.
 * Callers who wait for the same page share its making. The pages used least recently are evicted.
 */
export const createPageCache = <P>(limits: Limits = defaults) => {
  const { entries, store, remove, held } = createEntries<P>(limits);
  const refreshing = pLimit(refreshedAtOnce);

  /** What is read before its making began counts, so that a change during the making is noticed. */
  const makeAnew = (entry: Entry<P>, { key, state, now, make }: Asked<P>, isKept: boolean): Promise<Made<P>> => {
    const checkedAt = now();
    const making = make(entry.made?.page ?? null).then(
      (made) => {
        if (made.isShared) store(key, { made: isKept ? made : null, state, checkedAt, making: null });
        else remove(key);
        return made;
      },
      (error: unknown) => {
        entry.making = null;
        throw error;
      },
    );
    return making;
  };

  const begin = (entry: Entry<P>, asked: Asked<P>, isKept: boolean, inBackground: boolean): Promise<Made<P>> => {
    const run = (): Promise<Made<P>> => makeAnew(entry, asked, isKept);
    entry.making ??= inBackground ? refreshing(run) : run();
    return entry.making;
  };

  const awaitNew = async (known: Entry<P>, asked: Asked<P>, age: number): Promise<P> => {
    try {
      return (await begin(known, asked, true, false)).page;
    } catch (error) {
      if (known.made === null || age >= pageAges.onFailure) throw error;
      asked.onFailure(error);
      return known.made.page;
    }
  };

  /** @throws what `make` throws */
  const read = async (asked: Asked<P>): Promise<P> => {
    const known = entries.get(asked.key);
    if (!known?.made) {
      const entry = known ?? { made: null, state: asked.state, checkedAt: 0, making: null };
      if (!known) store(asked.key, entry);
      return (await begin(entry, asked, known !== undefined || asked.isLikely, false)).page;
    }
    const age = asked.now() - known.checkedAt;
    if (age >= pageAges.usable) return awaitNew(known, asked, age);
    // Recently used ones stand last.
    entries.delete(asked.key);
    entries.set(asked.key, known);
    if (known.making === null && (age >= pageAges.fresh || known.state !== asked.state)) begin(known, asked, true, true).catch(asked.onFailure);
    return known.made.page;
  };

  return { read, held };
};
