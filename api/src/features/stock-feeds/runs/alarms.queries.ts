import type { Locale } from '@blattwerk/contract/errors';
import type { ProblemValues, RunProblem } from '@blattwerk/contract/stock-feeds/problems';
import type { Ctx } from '../../../kernel/ctx.ts';
import { rawRows } from '../../../kernel/raw-rows.ts';

/** Something that people have to be told about a feed; without a run it is the pharmacy's silence. */
export interface RaisedAlarm {
  id: string;
  pharmacyId: string;
  pharmacyName: string;
  pharmacyEmail: string | null;
  run: { id: string; status: 'failed' | 'quarantined'; reason: RunProblem; reasonValues: ProblemValues } | null;
}

interface AlarmRow extends Omit<RaisedAlarm, 'run'> {
  runId: string | null;
  status: 'failed' | 'quarantined';
  reason: RunProblem;
  reasonValues: ProblemValues;
}

/** A feed's last run tells how it is doing. That a person took one back is no delivery. */
const lastRuns = `
  SELECT stock_feeds.pharmacy_id, stock_feeds.id AS feed_id, last.*
  FROM stock_feeds CROSS JOIN LATERAL (
    SELECT id AS run_id, status, reason FROM feed_runs
    WHERE feed_id = stock_feeds.id AND source <> 'rollback' AND finished_at IS NOT NULL ORDER BY started_at DESC, id DESC LIMIT 1
  ) AS last WHERE stock_feeds.is_active`;

/** Pharmacies with a feed whose stock was not confirmed since. */
const silent = `
  SELECT pharmacies.id AS pharmacy_id FROM pharmacies
  WHERE EXISTS (SELECT FROM stock_feeds WHERE stock_feeds.pharmacy_id = pharmacies.id AND stock_feeds.is_active)
    AND coalesce(stock_confirmed_at, '-infinity') < CAST(:confirmedBefore AS timestamptz)
    AND (SELECT max(confirmed_at) FROM stock WHERE stock.pharmacy_id = pharmacies.id) < CAST(:confirmedBefore AS timestamptz)`;

/** Alarms end when the feed delivers again, or the stock is confirmed again. */
const ending = `
  WITH last AS (${lastRuns}), silent AS (${silent})
  UPDATE feed_alarms SET ended_at = CAST(:now AS timestamptz) WHERE ended_at IS NULL AND CASE
    WHEN cause = 'silent' THEN NOT EXISTS (SELECT FROM silent WHERE silent.pharmacy_id = feed_alarms.pharmacy_id)
    ELSE EXISTS (SELECT FROM last WHERE last.feed_id = feed_alarms.feed_id AND last.status IN ('applied', 'unchanged')) END`;

/** The index lets one alarm a feed and cause be open: what is told already is not told again. */
const raising = `
  WITH last AS (${lastRuns}), silent AS (${silent}), raised AS (
    INSERT INTO feed_alarms (pharmacy_id, feed_id, run_id, cause, raised_at)
    SELECT pharmacy_id, feed_id, run_id, reason, CAST(:now AS timestamptz) FROM last WHERE status IN ('failed', 'quarantined') AND reason IS NOT NULL
    UNION ALL SELECT pharmacy_id, NULL, NULL, 'silent', CAST(:now AS timestamptz) FROM silent
    ON CONFLICT DO NOTHING RETURNING *
  )
  SELECT raised.id, raised.pharmacy_id, pharmacies.name AS pharmacy_name, pharmacies.email AS pharmacy_email,
         raised.run_id, feed_runs.status, feed_runs.reason, feed_runs.reason_values
  FROM raised JOIN pharmacies ON pharmacies.id = raised.pharmacy_id LEFT JOIN feed_runs ON feed_runs.id = raised.run_id
  ORDER BY pharmacies.name, raised.id`;

/** Ends the alarms of what has recovered and raises those that are new, within the caller's transaction. */
export const moveAlarms = async (ctx: Ctx, confirmedBefore: Date): Promise<RaisedAlarm[]> => {
  const times = { now: ctx.clock.now(), confirmedBefore };
  await rawRows(ctx.trx, ending, times);
  const rows = await rawRows<AlarmRow>(ctx.trx, raising, times);
  return rows.map(({ runId, status, reason, reasonValues, ...alarm }) => ({
    ...alarm,
    run: runId === null ? null : { id: runId, status, reason, reasonValues },
  }));
};

export interface Reader {
  id: string;
  locale: Locale;
  pharmacyId: string | null;
}

/** Administrators, and the accounts of these pharmacies. */
export const readersOf = (ctx: Ctx, pharmacyIds: readonly string[]): Promise<Reader[]> =>
  ctx
    .trx('users')
    .where({ status: 'active' })
    .whereNotNull('mailConfirmedAt')
    .where((query) => void query.where({ role: 'admin' }).orWhereRaw(`role = 'pharmacy' AND pharmacy_id = ANY (?)`, [[...pharmacyIds]]))
    .orderBy('id')
    .select('id', 'locale', 'pharmacyId');
