import type { Logger } from 'pino';
import type { CachedBytes } from './cached-bytes.ts';
import { followed, type ListeningConnection } from './database-channel.ts';

/** In milliseconds, from when an answer began to be made; then it is in no memory any more. A change that no list announces is seen after this time. */
const sharedForMs = 250;
const mostAnswers = 200;

/**
 * Answers of lists that all administrators see alike, shared by those who ask at the same moment: after an announced change everybody who has the list
 * open reads it again. Any change of any list makes all of them outdated, in each process that hears of it (decision 192).
 */
export interface SharedAnswers {
  /** The answer to a question. Where no process follows the changes, and while they cannot be heard, it is made each time. */
  recall(question: string, make: () => Promise<CachedBytes>): Promise<CachedBytes>;
  /** After a change that this process made. */
  forget(): void;
  /** Begins to follow the changes. */
  follow(): void;
  close(): Promise<void>;
}

interface Parts {
  connect: () => ListeningConnection;
  log: Logger;
}

export const createSharedAnswers = ({ connect, log }: Parts): SharedAnswers => {
  const answers = new Map<string, Promise<CachedBytes>>();
  const forget = (): void => answers.clear();
  const { isHeard, follow, close } = followed({ channel: 'office_events', connect, heard: forget, forgetAll: forget, log });
  return {
    recall: (question, make) => {
      if (!isHeard()) return make();
      const known = answers.get(question);
      if (known) return known;
      if (answers.size >= mostAnswers) answers.clear();
      const made = make();
      answers.set(question, made);
      const drop = (): void => {
        if (answers.get(question) === made) answers.delete(question);
      };
      setTimeout(drop, sharedForMs).unref();
      // A failure is shared by those who wait for it; the next one tries again.
      made.catch(drop);
      return made;
    },
    forget,
    follow,
    close,
  };
};
