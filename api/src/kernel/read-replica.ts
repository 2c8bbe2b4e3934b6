import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { inReading, type Actor, type Ctx, type ReadReplica } from './ctx.ts';
import { Failure } from './failure.ts';
import { sharedTurn } from './shared-turn.ts';

/** Longest wait of a read for the replica before it goes to the primary, in milliseconds. */
const waitsAtMost = 200;
const asksEvery = 5;
/** Pause before a replica that lags or does not answer is tried again, in milliseconds. */
const leftAloneFor = 1000;

const flushedPosition = async (primary: Knex): Promise<string> => {
  const { rows } = await primary.raw<{ rows: { position: string }[] }>('SELECT pg_current_wal_flush_lsn()::text AS position');
  return rows[0]!.position;
};

/** A server that is no replica (any more) has nothing: its rows are another history. */
const hasReplayed = async (replica: Knex, position: string): Promise<boolean> => {
  const { rows } = await replica.raw<{ rows: { hasReplayed: boolean }[] }>(
    'SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= CAST(? AS pg_lsn) AS "hasReplayed"',
    [position],
  );
  return rows[0]!.hasReplayed;
};

/**
 * What is read on the replica is never older than what the primary would have said when the read began: the replica is asked whether it has replayed
 * the primary's log up to that moment. So every caller sees what it wrote, through whichever process.
 */
export const createReadReplica = ({ primary, replica, log }: { primary: Knex; replica: Knex; log: Logger }): ReadReplica => {
  let askedAgainAt = 0;
  let isCurrent = true;
  const catchUp = async (): Promise<boolean> => {
    const position = await flushedPosition(primary);
    const until = performance.now() + waitsAtMost;
    while (!(await hasReplayed(replica, position))) {
      if (performance.now() >= until) return false;
      await pause(asksEvery);
    }
    return true;
  };
  const ask = sharedTurn(async (): Promise<boolean> => {
    let reason: unknown = new Error('it lags behind the primary');
    const answer = catchUp().catch((error: unknown) => {
      reason = error;
      return false;
    });
    const hasAll = await Promise.race([answer, pause(2 * waitsAtMost, false, { ref: false })]);
    if (hasAll !== isCurrent) {
      if (hasAll) log.info('reads go to the replica again');
      else log.warn({ err: reason }, 'reads go to the primary: the replica cannot be used');
    }
    isCurrent = hasAll;
    if (!hasAll) askedAgainAt = performance.now() + leftAloneFor;
    return hasAll;
  });
  return {
    knex: replica,
    isCurrent: () => isCurrent,
    current: async () => (performance.now() >= askedAgainAt && (await ask()) ? replica : null),
  };
};

/**
 * `inReading` on the replica where there is one and it has everything. What fails there for another reason than the rules of the product, such as a
 * row that the primary has removed meanwhile, is read again on the primary.
 */
export const inReplicaReading = async <A extends Actor, T>(ctx: Ctx<A>, steps: (ctx: Ctx<A>) => Promise<T>): Promise<T> => {
  const replica = ctx.trx.isTransaction ? null : ((await ctx.replica?.current()) ?? null);
  if (replica === null) return inReading(ctx, steps);
  try {
    return await inReading({ ...ctx, trx: replica }, steps);
  } catch (error) {
    if (error instanceof Failure) throw error;
    ctx.log.warn({ err: error }, 'read again on the primary');
    return inReading(ctx, steps);
  }
};
