import type { Logger } from 'pino';
import { listenToChannel, type ListeningConnection } from '../../../kernel/database-channel.ts';
import type { CatalogueCache } from './catalogue-cache.ts';

interface Following {
  cache: CatalogueCache;
  /** Makes a connection of its own for listening. */
  connect: () => ListeningConnection;
  log: Logger;
}

/** Delay of a poll after a notification, so that what is committed together is read together; and the interval without notifications. */
const debounceMs = 50;
const pollIntervalMs = 1000;

/** Keeps the catalogue up to date: after each notification, and every second anyway. While the database is away, the last state stays. @returns how to stop */
export const followChanges = (following: Following): (() => Promise<void>) => {
  const { cache, log } = following;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | null = null;
  let isNotified = false;
  let isFailing = false;
  const poll = async (): Promise<void> => {
    isNotified = false;
    try {
      await cache.catchUp();
      if (isFailing) log.info('the catalogue is up to date again');
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'the catalogue cannot be brought up to date');
      isFailing = true;
    }
  };
  const pollIn = (milliseconds: number): void => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => {
      polling = poll().finally(() => {
        polling = null;
        pollIn(isNotified ? debounceMs : pollIntervalMs);
      });
    }, milliseconds).unref();
  };
  const notify = (): void => {
    isNotified = true;
    if (polling === null) pollIn(debounceMs);
  };
  const unsubscribe = listenToChannel({ channel: 'catalogue_changed', connect: following.connect, heard: notify, opened: notify, log });
  pollIn(0);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await unsubscribe();
    await polling;
  };
};
