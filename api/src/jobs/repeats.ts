import type { Knex } from 'knex';
import { outageText } from './asked-services.ts';
import { deadLetterQueue } from './queue.ts';

/** One who repeats at a time, person or clock, so that each dead job is sent again once; held until the end of the transaction. */
export const lockRepeats = async (trx: Knex): Promise<void> => void (await trx.raw(`SELECT pg_advisory_xact_lock(hashtextextended('jobs.repeat', 0))`));

interface DeadJob {
  id: string;
  job: string;
  data: Record<string, unknown> | null;
}

/** Takes dead jobs out of the dead-letter queue: of one kind, the oldest first, or the one with this id. */
export const takeDead = (trx: Knex, which: { job: string; atMost: number } | { id: string }): Promise<DeadJob[]> => {
  const dead = trx('pgboss.job').where({ name: deadLetterQueue });
  const wanted = 'id' in which ? dead.where({ id: which.id }) : dead.where({ sourceName: which.job }).orderBy('createdOn').orderBy('id').limit(which.atMost);
  return trx('pgboss.job').where({ name: deadLetterQueue }).whereIn('id', wanted.select('id')).delete().returning(['id', 'sourceName as job', 'data']);
};

/** Takes those dead jobs of a kind out of the dead-letter queue whose last failure says that a service could not be reached, the oldest first. */
export const takeDeadOfOutage = async (trx: Knex, job: string, atMost: number): Promise<Record<string, unknown>[]> => {
  const dead = trx('pgboss.job').where({ name: deadLetterQueue, sourceName: job }).whereRaw(`source_output ->> 'message' ~ ?`, [outageText]);
  const wanted = dead.orderBy('createdOn').orderBy('id').limit(atMost).select('id');
  const taken = await trx('pgboss.job')
    .where({ name: deadLetterQueue })
    .whereIn('id', wanted)
    .delete()
    .returning<{ data: Record<string, unknown> | null }[]>('data');
  return taken.map(({ data }) => data ?? {});
};

/** What waits for its next try is due now. @returns how many jobs */
export const hastenRetries = (trx: Knex, jobs: readonly string[]): Promise<number> =>
  trx('pgboss.job')
    .where({ state: 'retry' })
    .whereIn('name', jobs)
    .update({ startAfter: trx.raw('now()') });

/** A job that failed for good is not tried again. */
export const endRetries = async (trx: Knex, { name, id }: { name: string; id: string }): Promise<void> =>
  void (await trx('pgboss.job')
    .where({ name, id })
    .update({ retryLimit: trx.ref('retryCount') }));
