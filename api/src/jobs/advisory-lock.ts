import type { Knex } from 'knex';

/**
 * Runs a job unless the same job is running already, in this process or another one. PostgreSQL holds the advisory lock: it ends with the
 * work, with the process, and with the connection.
 * @param locks connections that do nothing else, so that a lock never waits for the work that it guards
 * @returns what the work returns, or `busy`
 */
export const withAdvisoryLock = <T>(locks: Knex, job: string, work: () => Promise<T>): Promise<T | 'busy'> =>
  locks.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: { locked: boolean }[] }>(`SELECT pg_try_advisory_xact_lock(hashtextextended('job:' || ?, 0)) AS locked`, [job]);
    return rows[0]?.locked ? work() : 'busy';
  });
