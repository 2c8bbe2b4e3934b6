import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '../../../kernel/clock.ts';
import { listenToChannel, type ListeningConnection } from '../../../kernel/database-channel.ts';
import { createAssembler, partsOf, type Signal } from './parts.ts';

const channel = 'video_rooms';

/** Several at once in one statement; what is told is of the moment, so no commit waits for the disk. */
const notifySql = `SELECT set_config('synchronous_commit', 'off', true), count(pg_notify('${channel}', part)) FROM unnest(?::text[]) AS part`;

/** Tells all processes from within a transaction: at its commit, or not at all. */
export const notifyRooms = async (trx: Knex, signal: Signal): Promise<void> => {
  await trx.raw(`SELECT pg_notify('${channel}', part) FROM unnest(?::text[]) AS part`, [partsOf(signal)]);
};

export interface Bus {
  send(signal: Signal): void;
  close(): Promise<void>;
}

interface Parts {
  knex: Knex;
  connect: () => ListeningConnection;
  clock: Clock;
  log: Logger;
  heard: (signal: Signal) => void;
  /** Listening begins, or begins again: what was told before may have been missed. */
  opened: () => void;
}

/** Tells the other processes through PostgreSQL (NOTIFY), and hears them (LISTEN). While one statement is under way, what comes is gathered for the next. */
export const openBus = ({ knex, connect, clock, log, heard, opened }: Parts): Bus => {
  let queue: string[] = [];
  let sending: Promise<void> | null = null;
  const flush = async (): Promise<void> => {
    while (queue.length > 0) {
      const parts = queue;
      queue = [];
      try {
        await knex.raw(notifySql, [parts]);
      } catch (error) {
        log.warn({ err: error, parts: parts.length }, 'messages between rooms were lost');
      }
    }
    sending = null;
  };
  const assemble = createAssembler(() => clock.now().getTime());
  const stop = listenToChannel({
    channel,
    connect,
    log,
    opened,
    heard: (payload) => {
      const signal = assemble(payload);
      if (signal) heard(signal);
    },
  });
  return {
    send: (signal) => {
      queue.push(...partsOf(signal));
      sending ??= flush();
    },
    close: async () => {
      await stop();
      await sending;
    },
  };
};
