import type { Knex } from 'knex';

/** Whether an administrator holds the job back at the moment. */
export const isPaused = async (trx: Knex, job: string): Promise<boolean> =>
  (await trx('job_pauses').where({ job }).whereNull('resumedAt').first('id')) !== undefined;
