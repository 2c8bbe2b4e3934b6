import type { Knex } from 'knex';
import { rawRows } from '../../../kernel/raw-rows.ts';

export interface MeasuredFeed {
  feedId: string;
  confirmedAt: Date | null;
  /** Null when no file of the feed has been read yet. */
  rows: number | null;
  rowErrors: number;
  named: number;
  unmatched: number;
  compared: number;
  outliers: number;
  prescriptions: number;
  soldOut: number;
}

/** A price counts as far off above this factor, or below its reciprocal, of the middle of what pharmacies ask. */
const farOff = 1.5;
/** Fewer pharmacies than this have no middle. */
const fewestPrices = 4;

/** Active feeds that ran since they were scored, or were scored too long ago. */
export const queryFeedsToScore = async (trx: Knex, scoredBefore: Date): Promise<string[]> => {
  const rows = await rawRows<{ id: string }>(
    trx,
    `SELECT id FROM stock_feeds WHERE is_active AND (
       scored_at <= CAST(:scoredBefore AS timestamptz)
       OR EXISTS (
         SELECT FROM feed_runs WHERE feed_id = stock_feeds.id AND status <> 'running'
           AND (scored_at IS NULL OR (started_at > scored_at - interval '1 hour' AND finished_at > scored_at))
       )
     ) ORDER BY id`,
    { scoredBefore },
  );
  return rows.map(({ id }) => id);
};

const runs = `
  SELECT feeds.id AS feed_id, feeds.pharmacy_id, good.finished_at AS confirmed_at,
    content.rows, content.row_errors, content.matched + content.unmatched AS named, content.unmatched
  FROM feeds
  LEFT JOIN LATERAL (
    SELECT finished_at FROM feed_runs WHERE feed_id = feeds.id AND status IN ('applied', 'unchanged') AND source <> 'rollback' AND rolled_back_by_id IS NULL ORDER BY started_at DESC, id DESC LIMIT 1
  ) AS good ON true
  LEFT JOIN LATERAL (
    SELECT rows, row_errors, matched, unmatched FROM feed_runs
    WHERE feed_id = feeds.id AND status IN ('applied', 'unchanged', 'quarantined') AND rows > 0 ORDER BY started_at DESC, id DESC LIMIT 1
  ) AS content ON true`;

const prices = `
  SELECT own.pharmacy_id, count(*)::integer AS compared,
    (count(*) FILTER (WHERE own.price_cents > middles.middle * CAST(:farOff AS float8) OR own.price_cents * CAST(:farOff AS float8) < middles.middle))::integer AS outliers
  FROM own JOIN (
    SELECT product_id, percentile_cont(0.5) WITHIN GROUP (ORDER BY price_cents) AS middle FROM stock
    WHERE quantity > 0 AND product_id IN (SELECT product_id FROM own) GROUP BY product_id HAVING count(*) >= :fewestPrices
  ) AS middles USING (product_id)
  GROUP BY own.pharmacy_id`;

/** What the stock said when the prescription was sent there: its last change before, or, of before the history, what it says now. */
const pickups = `
  SELECT delivery.pharmacy_id, (count(*) FILTER (WHERE delivery.sent_at > CAST(:since AS timestamptz)))::integer AS prescriptions,
    (count(*) FILTER (
      WHERE delivery.return_reason = 'not-available' AND delivery.voided_at > CAST(:since AS timestamptz) AND coalesce(change.quantity, stock.quantity, 0) > 0
    ))::integer AS sold_out
  FROM prescription_deliveries AS delivery
  JOIN prescriptions ON prescriptions.id = delivery.prescription_id
  LEFT JOIN stock ON stock.pharmacy_id = delivery.pharmacy_id AND stock.product_id = prescriptions.product_id
  LEFT JOIN LATERAL (
    SELECT coalesce(quantity, 0) AS quantity FROM stock_changes
    WHERE delivery.return_reason = 'not-available' AND pharmacy_id = delivery.pharmacy_id AND product_id = prescriptions.product_id AND at <= delivery.sent_at
    ORDER BY at DESC, id DESC LIMIT 1
  ) AS change ON true
  WHERE delivery.pharmacy_id IN (SELECT pharmacy_id FROM feeds) AND (delivery.sent_at > CAST(:since AS timestamptz) OR delivery.voided_at > CAST(:since AS timestamptz))
  GROUP BY delivery.pharmacy_id`;

/** Counts alone, for several feeds at once; nothing says whose prescriptions they were. */
export const queryMeasures = (trx: Knex, feedIds: readonly string[], since: Date): Promise<MeasuredFeed[]> =>
  rawRows<MeasuredFeed>(
    trx,
    `WITH feeds AS (SELECT id, pharmacy_id FROM stock_feeds WHERE id = ANY(CAST(:feedIds AS uuid[]))),
       own AS (SELECT pharmacy_id, product_id, price_cents FROM stock WHERE quantity > 0 AND pharmacy_id IN (SELECT pharmacy_id FROM feeds)),
       runs AS (${runs}), prices AS (${prices}), pickups AS (${pickups})
     SELECT runs.feed_id, runs.confirmed_at, runs.rows, coalesce(runs.row_errors, 0) AS row_errors, coalesce(runs.named, 0) AS named,
       coalesce(runs.unmatched, 0) AS unmatched, coalesce(prices.compared, 0) AS compared, coalesce(prices.outliers, 0) AS outliers,
       coalesce(pickups.prescriptions, 0) AS prescriptions, coalesce(pickups.sold_out, 0) AS sold_out
     FROM runs LEFT JOIN prices USING (pharmacy_id) LEFT JOIN pickups USING (pharmacy_id)`,
    { feedIds, since, farOff, fewestPrices },
  );
