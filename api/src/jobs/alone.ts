import type { Knex } from 'knex';

/**
 * Does the work unless the same job is at work already, in this process or another one. The lock is the database's own: it ends with the
 * work, with the process, and with the connection.
 * @param locks connections that do nothing else, so that a lock never waits for the work that it guards
 * @returns what the work returns, or `busy`
 */
export const alone = <T>(locks: Knex, job: string, work: () => Promise<T>): Promise<T | 'busy'> =>
  locks.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: { locked: boolean }[] }>(`SELECT pg_try_advisory_xact_lock(hashtextextended('job:' || ?, 0)) AS locked`, [job]);
    return rows[0]?.locked ? work() : 'busy';
  });
