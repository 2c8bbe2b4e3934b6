import type { Logger } from 'pino';
import { followed, type ListeningConnection } from './database-channel.ts';

/** Nothing is remembered for longer, in milliseconds, whether a change is announced or not. */
const rememberedFor = 1000;
const maxAccounts = 5000;
const maxOfAccount = 16;

/**
 * What this process remembers about accounts between their requests, for a second at most: who a session belongs to, an answer about oneself. The database
 * announces every change of an account (`account_changed`), and all that is remembered of it is forgotten.
 */
export interface AccountMemory {
  /** What `read` answers, or what it answered within the last second. Where no process follows the changes, and while they cannot be heard, it is read each time. */
  recall<T>(accountId: string, what: string, read: () => Promise<T>): Promise<T>;
  /** After a change that this process made. */
  forget(accountId: string): void;
  /** Begins to follow the changes. */
  follow(): void;
  close(): Promise<void>;
}

interface Remembered {
  at: number;
  value: Promise<unknown>;
}

interface Parts {
  connect: () => ListeningConnection;
  log: Logger;
  /** In milliseconds; it never stands still nor jumps. */
  now?: () => number;
}

export const createAccountMemory = ({ connect, log, now = () => performance.now() }: Parts): AccountMemory => {
  const accounts = new Map<string, Map<string, Remembered>>();
  const changes = followed({
    channel: 'account_changed',
    connect,
    heard: (accountId) => accounts.delete(accountId),
    forgetAll: () => accounts.clear(),
    log,
  });

  const ofAccount = (accountId: string): Map<string, Remembered> => {
    const known = accounts.get(accountId) ?? new Map<string, Remembered>();
    // Accounts seen last stand last.
    accounts.delete(accountId);
    accounts.set(accountId, known);
    if (accounts.size > maxAccounts) accounts.delete(accounts.keys().next().value!);
    if (known.size > maxOfAccount) known.clear();
    return known;
  };

  const recall = <T>(accountId: string, what: string, read: () => Promise<T>): Promise<T> => {
    if (!changes.isHeard()) return read();
    const known = ofAccount(accountId);
    const last = known.get(what);
    if (last && now() - last.at < rememberedFor) return last.value as Promise<T>;
    const at = now();
    const value = read();
    const remembered = { at, value };
    known.set(what, remembered);
    value.catch(() => {
      // What failed is not remembered. Who waits for it holds the same promise and hears of the error there.
      if (known.get(what) === remembered) known.delete(what);
    });
    return value;
  };

  return { recall, forget: (accountId) => void accounts.delete(accountId), follow: changes.follow, close: changes.close };
};
