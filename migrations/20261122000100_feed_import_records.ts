import type { Knex } from 'knex';

/** What a run says about its file and its way in, how one feed's files are read, and one confirmation for all that a full list names. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE feed_runs
      ADD COLUMN source text NOT NULL DEFAULT 'upload' CONSTRAINT feed_runs_source_check CHECK (source IN ('pull', 'push', 'upload', 'command')),
      ADD COLUMN dialect jsonb,
      ADD COLUMN content_at timestamptz,
      ADD COLUMN phase text CONSTRAINT feed_runs_phase_check CHECK (phase IN ('reading', 'matching', 'writing')),
      ADD COLUMN duration_ms integer CONSTRAINT feed_runs_duration_check CHECK (duration_ms >= 0);
    UPDATE feed_runs SET source = stock_feeds.kind FROM stock_feeds WHERE stock_feeds.id = feed_runs.feed_id;
    CREATE INDEX feed_runs_applied_idx ON feed_runs (feed_id, finished_at DESC, id DESC) WHERE status = 'applied';

    ALTER TABLE stock_feeds ADD COLUMN mapping jsonb, ADD COLUMN last_content_at timestamptz;

    ALTER TABLE pharmacies ADD COLUMN stock_confirmed_at timestamptz;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE pharmacies DROP COLUMN stock_confirmed_at;
    ALTER TABLE stock_feeds DROP COLUMN mapping, DROP COLUMN last_content_at;
    DROP INDEX feed_runs_applied_idx;
    ALTER TABLE feed_runs DROP COLUMN source, DROP COLUMN dialect, DROP COLUMN content_at, DROP COLUMN phase, DROP COLUMN duration_ms;
  `);
};
