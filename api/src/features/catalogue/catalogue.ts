import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '../../kernel/clock.ts';
import type { Market } from './index/market.ts';
import { followChanges, type BellConnection } from './upkeep/follow-changes.ts';
import { keepCatalogue } from './upkeep/keep-catalogue.ts';

export interface Catalogue {
  /**
   * The market as this process knows it. Once it is followed that is what is in memory, at most two seconds old, whatever the database does;
   * where nobody follows it, it is brought up to date first.
   */
  current(): Market | Promise<Market>;
  /** Begins to follow the changes. */
  follow(): void;
  /** Whether it can be asked without waiting, or was never meant to. */
  isReady(): boolean;
  close(): Promise<void>;
}

interface Parts {
  /** Its own connections, so that it never waits behind requests. */
  knex: Knex;
  connect: () => BellConnection;
  clock: Clock;
  log: Logger;
}

export const createCatalogue = ({ knex, connect, clock, log }: Parts): Catalogue => {
  const kept = keepCatalogue({ knex, clock });
  let stop: (() => Promise<void>) | undefined;
  return {
    current: () => (stop ? kept.market() : null) ?? kept.catchUp(),
    follow: () => {
      stop ??= followChanges({ kept, connect, log });
    },
    isReady: () => stop === undefined || kept.market() !== null,
    close: async () => {
      await stop?.();
      await knex.destroy();
    },
  };
};
