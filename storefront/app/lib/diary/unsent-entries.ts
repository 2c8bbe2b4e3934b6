import { diaryEntryInput, type DiaryEntryInput } from '@blattwerk/contract/diary/shapes';
import { z } from 'zod';
import { ApiError } from '../api/api-error.ts';
import { memberApi } from '../api/client.ts';
import { storedValue } from '../browser/stored-value.ts';
import { diaryQueueKey } from './keys.ts';

/** An entry as it was typed, under the id that keeps it from being stored twice. */
type Unsent = DiaryEntryInput & { clientId: string };

const queueShape = z.object({
  /** Whose entries these are. */
  owner: z.string(),
  entries: z.array(diaryEntryInput.required({ clientId: true })),
  /** What the server did not take, and why. */
  refused: z.record(z.string(), z.string()),
});
type Queue = z.output<typeof queueShape>;

const empty: Queue = { owner: '', entries: [], refused: {} };

/** Entries that wait for a connection, in this browser alone, until they are sent, deleted, or their owner signs out. */
const queue = storedValue<Queue>({
  key: diaryQueueKey,
  changed: 'blattwerk:diary-queue',
  empty,
  check: (value) => queueShape.safeParse(value).data,
});

export const useUnsentEntries = queue.use;

const write = (next: Queue): void => queue.write(next.entries.length === 0 ? undefined : next);

export const keepEntry = (owner: string, entry: Unsent): void => {
  const now = queue.read();
  const others = now.owner === owner ? now.entries.filter(({ clientId }) => clientId !== entry.clientId) : [];
  write({ owner, entries: [...others, entry], refused: now.owner === owner ? now.refused : {} });
};

export const dropEntry = (clientId: string): void => {
  const now = queue.read();
  const { [clientId]: _why, ...refused } = now.refused;
  write({ ...now, entries: now.entries.filter((entry) => entry.clientId !== clientId), refused });
};

const refuse = (clientId: string, code: string): void => {
  const now = queue.read();
  write({ ...now, refused: { ...now.refused, [clientId]: code } });
};

/** Nothing of one person stays for the next who signs in on this device. */
export const dropEntriesOfOthers = (owner: string): void => {
  const now = queue.read();
  if (now.entries.length > 0 && now.owner !== owner) write(empty);
};

/** What goes by itself: no answer, an overloaded server, a session that is over. Anything else is the entry's. */
const isPassing = ({ status }: ApiError): boolean => status === 0 || status >= 500 || status === 401 || status === 403 || status === 429;

let sending: Promise<number> | undefined;

const sendAll = async (owner: string): Promise<number> => {
  let sent = 0;
  for (const entry of queue.read().entries) {
    const { owner: current, refused } = queue.read();
    if (current !== owner) break;
    if (refused[entry.clientId] !== undefined) continue;
    try {
      await memberApi.post('/clients/diary', { body: entry });
      dropEntry(entry.clientId);
      sent += 1;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isPassing(error)) break;
      // Deleted on another device after it had arrived: there is nothing left to send.
      if (error.code === 'diary.entryDeleted') dropEntry(entry.clientId);
      else refuse(entry.clientId, error.code);
    }
  }
  return sent;
};

/** Sends what waits, one after the other; called twice at once it sends once. @returns how many arrived */
export const sendUnsent = (owner: string): Promise<number> => {
  sending ??= sendAll(owner).finally(() => {
    sending = undefined;
  });
  return sending;
};
