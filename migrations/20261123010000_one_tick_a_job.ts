import type { Knex } from 'knex';

/** The last due time of each job that was enqueued: one row a job, so that a due time that no process saw is noticed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    DELETE FROM job_ticks AS older USING job_ticks AS newer WHERE older.job = newer.job AND older.tick_at < newer.tick_at;
    ALTER TABLE job_ticks DROP CONSTRAINT job_ticks_pkey;
    ALTER TABLE job_ticks ADD CONSTRAINT job_ticks_pkey PRIMARY KEY (job);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE job_ticks DROP CONSTRAINT job_ticks_pkey;
    ALTER TABLE job_ticks ADD CONSTRAINT job_ticks_pkey PRIMARY KEY (job, tick_at);
  `);
}
