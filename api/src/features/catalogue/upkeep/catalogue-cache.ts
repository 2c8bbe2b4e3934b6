import { setImmediate as turn } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Clock } from '../../../kernel/clock.ts';
import type { ReadReplica } from '../../../kernel/ctx.ts';
import { sharedTurn } from '../../../kernel/shared-turn.ts';
import type { Market } from '../index/market.ts';
import { assemble, type Assembled } from './assemble.ts';
import { readChanges, readPosition } from './changes.queries.ts';
import { changedParts, readParts } from './parts.ts';

/** The catalogue in this process's memory, and its position in the sequence of changes. */
export interface CatalogueCache {
  /** As it was when it was brought up to date last; null before the first time. */
  market(): Market | null;
  /** Brings it up to date with everything that was committed before the call. */
  catchUp(): Promise<Market>;
  /** How often it was built from nothing. */
  builds(): number;
}

/** Requests wait for the work at hand at most so long, in milliseconds; shorter pieces of work are not worth a pause. */
const workAtOnce = 8;

const pauses = (): (() => Promise<void>) => {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < workAtOnce) return;
    await turn();
    began = performance.now();
  };
};

const holdsAt = ({ at, holdsUntil }: Assembled, now: Date): boolean => at <= now && now.getTime() < holdsUntil;

interface Sources {
  knex: Knex;
  /** Where it is built from nothing. Changes are always read from the primary: a replica's snapshots do not name the transactions that run. */
  replica?: ReadReplica | null;
  clock: Clock;
}

export const createCatalogueCache = ({ knex, replica, clock }: Sources): CatalogueCache => {
  let cached: (Assembled & { position: string }) | null = null;
  let builds = 0;

  const build = async (): Promise<void> => {
    // The position is older than all that is read after it: what changes in between is read twice rather than never.
    const position = await readPosition(knex);
    const moment = { now: clock.now(), pause: pauses() };
    const source = (await replica?.current()) ?? knex;
    cached = { ...(await assemble(await readParts({ knex: source, ...moment }), null, moment)), position };
    builds += 1;
  };

  const step = async (): Promise<Market> => {
    const before = cached;
    if (before === null) {
      await build();
    } else {
      const { position, isGap, changes } = await readChanges(knex, before.position);
      if (isGap || changes.some(({ topic }) => topic === 'everything')) await build();
      else {
        const moment = { now: clock.now(), pause: pauses() };
        const parts = await changedParts({ knex, ...moment }, before.parts, changes);
        const isSame = changes.length === 0 && parts.prescribed === before.parts.prescribed && holdsAt(before, moment.now);
        cached = isSame ? { ...before, position } : { ...(await assemble(parts, before, moment)), position };
      }
    }
    return cached!.market;
  };

  return {
    market: () => cached?.market ?? null,
    builds: () => builds,
    catchUp: sharedTurn(step),
  };
};
