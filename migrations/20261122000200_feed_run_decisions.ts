import type { Knex } from 'knex';

/** Runs that take another one back or correct its rows, and content that must not go live again by itself. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE feed_runs
      DROP CONSTRAINT feed_runs_source_check,
      ADD CONSTRAINT feed_runs_source_check CHECK (source IN ('pull', 'push', 'upload', 'command', 'rollback', 'correction')),
      ADD COLUMN rolled_back_by_id uuid CONSTRAINT feed_runs_rolled_back_by_id_fkey REFERENCES feed_runs (id),
      ADD COLUMN corrects_id uuid CONSTRAINT feed_runs_corrects_id_fkey REFERENCES feed_runs (id),
      ADD CONSTRAINT feed_runs_rolled_back_by_id_key UNIQUE (rolled_back_by_id);
    CREATE INDEX feed_runs_corrects_id_idx ON feed_runs (corrects_id) WHERE corrects_id IS NOT NULL;

    ALTER TABLE stock_feeds ADD COLUMN refused_content_hashes text[] NOT NULL DEFAULT '{}';

    CREATE INDEX stock_changes_pharmacy_product_idx ON stock_changes (pharmacy_id, product_id, id);
    DROP INDEX stock_changes_pharmacy_id_idx;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE INDEX stock_changes_pharmacy_id_idx ON stock_changes (pharmacy_id, at);
    DROP INDEX stock_changes_pharmacy_product_idx;
    ALTER TABLE stock_feeds DROP COLUMN refused_content_hashes;
    ALTER TABLE feed_runs
      DROP COLUMN rolled_back_by_id,
      DROP COLUMN corrects_id,
      DROP CONSTRAINT feed_runs_source_check,
      ADD CONSTRAINT feed_runs_source_check CHECK (source IN ('pull', 'push', 'upload', 'command'));
  `);
};
