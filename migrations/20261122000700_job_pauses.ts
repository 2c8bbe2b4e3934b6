import type { Knex } from 'knex';

/**
 * Scheduled jobs that an administrator holds back, and for how long each was. The person is named as in the audit log, without a reference.
 * The index lets one pause a job be open.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE job_pauses (
      id bigint NOT NULL GENERATED ALWAYS AS IDENTITY CONSTRAINT job_pauses_pkey PRIMARY KEY,
      job text NOT NULL,
      paused_at timestamptz NOT NULL,
      paused_by uuid NOT NULL,
      resumed_at timestamptz,
      resumed_by uuid,
      CONSTRAINT job_pauses_resumed_check CHECK ((resumed_at IS NULL) = (resumed_by IS NULL) AND (resumed_at IS NULL OR resumed_at >= paused_at))
    );
    CREATE UNIQUE INDEX job_pauses_one_open_key ON job_pauses (job) WHERE resumed_at IS NULL;
    CREATE INDEX job_pauses_job_idx ON job_pauses (job, paused_at DESC);
    REVOKE DELETE ON job_pauses FROM blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP TABLE job_pauses`);
};
