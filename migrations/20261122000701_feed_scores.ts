import type { Knex } from 'knex';

/**
 * How good a feed's data is: from 0 to 100, with what the points stand for, and one value a day as history.
 * A delivery that the pharmacy sent back keeps the reason, because the prescription forgets it once another pharmacy is chosen.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE stock_feeds
      ADD COLUMN score smallint CONSTRAINT stock_feeds_score_check CHECK (score BETWEEN 0 AND 100),
      ADD COLUMN score_parts jsonb,
      ADD COLUMN scored_at timestamptz,
      ADD CONSTRAINT stock_feeds_score_parts_check CHECK ((score IS NULL) = (score_parts IS NULL) AND (score IS NULL OR scored_at IS NOT NULL));

    CREATE TABLE feed_scores (
      feed_id uuid NOT NULL CONSTRAINT feed_scores_feed_id_fkey REFERENCES stock_feeds (id) ON DELETE CASCADE,
      scored_on date NOT NULL,
      score smallint NOT NULL CONSTRAINT feed_scores_score_check CHECK (score BETWEEN 0 AND 100),
      CONSTRAINT feed_scores_pkey PRIMARY KEY (feed_id, scored_on)
    );

    ALTER TABLE prescription_deliveries ADD COLUMN return_reason text
      CONSTRAINT prescription_deliveries_return_reason_check CHECK (return_reason IN ('not-available', 'dose-unclear', 'amount', 'doubt', 'other'));
    UPDATE prescription_deliveries SET return_reason = prescriptions.return_reason
      FROM prescriptions WHERE prescriptions.id = prescription_deliveries.prescription_id AND prescriptions.status = 'returned'
      AND prescription_deliveries.pharmacy_id = prescriptions.pharmacy_id
      AND prescription_deliveries.voided_at IS NOT NULL;
    CREATE INDEX prescription_deliveries_returned_idx ON prescription_deliveries (voided_at) WHERE return_reason IS NOT NULL;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP INDEX prescription_deliveries_returned_idx;
    ALTER TABLE prescription_deliveries DROP COLUMN return_reason;
    DROP TABLE feed_scores;
    ALTER TABLE stock_feeds DROP CONSTRAINT stock_feeds_score_parts_check, DROP COLUMN scored_at, DROP COLUMN score_parts, DROP COLUMN score;
  `);
};
