import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '../../kernel/clock.ts';
import type { Catalogue, ReadReplica } from '../../kernel/ctx.ts';
import type { ListeningConnection } from '../../kernel/database-channel.ts';
import type { Market } from './index/market.ts';
import { followChanges } from './upkeep/follow-changes.ts';
import { createCatalogueCache } from './upkeep/catalogue-cache.ts';

declare module '../../kernel/ctx.ts' {
  interface CatalogueMoment extends Market {}
}

interface Parts {
  /** Its own connections, so that it never waits behind requests. */
  knex: Knex;
  replica?: ReadReplica | null;
  connect: () => ListeningConnection;
  clock: Clock;
  log: Logger;
}

export const createCatalogue = ({ knex, replica, connect, clock, log }: Parts): Catalogue => {
  const cache = createCatalogueCache({ knex, replica, clock });
  let stop: (() => Promise<void>) | undefined;
  return {
    current: () => (stop ? cache.market() : null) ?? cache.catchUp(),
    follow: () => {
      stop ??= followChanges({ cache, connect, log });
    },
    isReady: () => stop === undefined || cache.market() !== null,
    close: async () => {
      await stop?.();
      await knex.destroy();
    },
  };
};
