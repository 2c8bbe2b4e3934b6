import type { Logger } from 'pino';
import { listenToChannel, type ListeningConnection } from './database-channel.ts';

/** Ids that changed, by list; an empty set: something did, it is not known what. */
export type OfficeChanges = ReadonlyMap<string, ReadonlySet<string>>;

interface Follower {
  heard: (changes: OfficeChanges) => void;
  /** The process stops. */
  ended: () => void;
}

/** What the database announces about the back office's lists. */
export interface OfficeEvents {
  /** @returns how to stop */
  follow(follower: Follower): () => void;
  close(): Promise<void>;
}

/** What comes within this time is told together. */
const gatherMs = 150;

/** Listens while there is a follower, on a connection of its own. */
export const createOfficeEvents = ({ connect, log }: { connect: () => ListeningConnection; log: Logger }): OfficeEvents => {
  const followers = new Set<Follower>();
  let gathered = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  let stop: (() => Promise<void>) | undefined;
  let wasOpen = false;
  const tell = (): void => {
    timer = undefined;
    const changes = gathered;
    gathered = new Map();
    for (const { heard } of followers) heard(changes);
  };
  const heard = (payload: string): void => {
    const [list = '', id] = payload.split(' ');
    const ids = gathered.get(list) ?? new Set();
    if (id) ids.add(id);
    gathered.set(list, ids);
    timer ??= setTimeout(tell, gatherMs).unref();
  };
  const opened = (): void => {
    // What was announced while nothing listened is lost: everybody reads again.
    if (wasOpen) for (const follower of followers) follower.heard(new Map([['*', new Set()]]));
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
    close: async () => {
      for (const { ended } of [...followers]) ended();
      followers.clear();
      await pause();
    },
  };
};
