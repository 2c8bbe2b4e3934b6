import type { Logger } from 'pino';
import { listenToChannel, type ListeningConnection } from './database-channel.ts';

/** What happened to rows of a list; no ids: to some of them, it is not known to which. `changed` is any of the three. */
export interface OfficeChange {
  list: string;
  type: 'created' | 'updated' | 'deleted' | 'changed';
  ids: ReadonlySet<string>;
}

interface Follower {
  /** A change of `*` is one that any list may have had. */
  heard: (changes: readonly OfficeChange[]) => void;
  /** The process stops. */
  ended: () => void;
}

/** What the database announces about the back office's lists. */
export interface OfficeEvents {
  /** @returns how to stop */
  follow(follower: Follower): () => void;
  /**
   * Tells of a list that the database does not announce: its `mark` is polled every second while the list has followers, and another one is a
   * change. @returns how to stop
   */
  watch(list: string, mark: () => Promise<string>): () => void;
  close(): Promise<void>;
}

/** What comes within this time is told together. */
const gatherMs = 150;
const watchEveryMs = 1000;

/** A change that is gathered: rows without ids make all of them unknown. */
interface Gathered {
  list: string;
  type: OfficeChange['type'];
  ids: Set<string>;
  isUnknown: boolean;
}

const isType = (word: string | undefined): word is OfficeChange['type'] => word === 'created' || word === 'updated' || word === 'deleted';

interface Watch {
  followers: number;
  timer: NodeJS.Timeout;
}

/** One reading a second for all who follow the same list. */
const createWatches = (changed: (list: string) => void, log: Logger) => {
  const watches = new Map<string, Watch>();
  const begin = (list: string, read: () => Promise<string>): Watch => {
    let last: string | undefined;
    let isReading = false;
    const look = async (): Promise<void> => {
      if (isReading) return;
      isReading = true;
      try {
        const mark = await read();
        if (last !== undefined && mark !== last) changed(list);
        last = mark;
      } catch (error) {
        log.warn({ err: error, list }, 'could not read whether a list has changed');
      } finally {
        isReading = false;
      }
    };
    void look();
    return { followers: 0, timer: setInterval(() => void look(), watchEveryMs).unref() };
  };
  return (list: string, read: () => Promise<string>): (() => void) => {
    const watch = watches.get(list) ?? begin(list, read);
    watches.set(list, watch);
    watch.followers += 1;
    return () => {
      watch.followers -= 1;
      if (watch.followers > 0) return;
      clearInterval(watch.timer);
      watches.delete(list);
    };
  };
};

/** Listens while there is a follower, on a connection of its own. */
export const createOfficeEvents = ({ connect, log }: { connect: () => ListeningConnection; log: Logger }): OfficeEvents => {
  const followers = new Set<Follower>();
  let gathered = new Map<string, Gathered>();
  let timer: NodeJS.Timeout | undefined;
  let stop: (() => Promise<void>) | undefined;
  let wasOpen = false;
  const tell = (): void => {
    timer = undefined;
    const changes = [...gathered.values()].map(({ list, type, ids, isUnknown }) => ({ list, type, ids: isUnknown ? new Set<string>() : ids }));
    gathered = new Map();
    for (const { heard } of followers) heard(changes);
  };
  const gather = (list: string, type: OfficeChange['type'], ids: readonly string[]): void => {
    const known = gathered.get(`${list} ${type}`) ?? { list, type, ids: new Set(), isUnknown: false };
    for (const id of ids) known.ids.add(id);
    gathered.set(`${list} ${type}`, { ...known, isUnknown: known.isUnknown || ids.length === 0 });
    timer ??= setTimeout(tell, gatherMs).unref();
  };
  const heard = (payload: string): void => {
    const [list = '', type, ids] = payload.split(' ');
    gather(list, isType(type) ? type : 'changed', ids?.split(',') ?? []);
  };
  const opened = (): void => {
    // What was announced while nothing listened is lost: everybody reads again.
    if (wasOpen) for (const follower of followers) follower.heard([{ list: '*', type: 'changed', ids: new Set() }]);
    wasOpen = true;
  };
  const pause = async (): Promise<void> => {
    const stopping = stop;
    stop = undefined;
    wasOpen = false;
    clearTimeout(timer);
    timer = undefined;
    await stopping?.();
  };
  return {
    follow: (follower) => {
      followers.add(follower);
      stop ??= listenToChannel({ channel: 'office_events', connect, heard, opened, log });
      return () => {
        if (followers.delete(follower) && followers.size === 0) void pause();
      };
    },
    watch: createWatches((list) => gather(list, 'changed', []), log),
    close: async () => {
      for (const { ended } of [...followers]) ended();
      followers.clear();
      await pause();
    },
  };
};
