import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '../../kernel/clock.ts';
import type { Catalogue } from '../../kernel/ctx.ts';
import type { Market } from './index/market.ts';
import { followChanges, type BellConnection } from './upkeep/follow-changes.ts';
import { keepCatalogue } from './upkeep/keep-catalogue.ts';

declare module '../../kernel/ctx.ts' {
  interface CatalogueMoment extends Market {}
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
