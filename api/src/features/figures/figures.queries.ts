import type { Knex } from 'knex';
import { deadLetterQueue } from '../../jobs/queue.ts';
import { rawRows } from '../../kernel/raw-rows.ts';

export interface Figure {
  name: 'jobs' | 'mails' | 'feeds' | 'outages' | 'treatments' | 'prescriptions' | 'payments' | 'consultations';
  /** A job, a state or a service. */
  label: string;
  count: number;
  /** Of the oldest, or since the last success; null where there is none. */
  ageSeconds: number | null;
}

const age = (oldest: string): string => `extract(epoch FROM CAST(:now AS timestamptz) - ${oldest})::float8`;

const figuresSql = `
  SELECT 'jobs' AS name, CASE WHEN name = :dead THEN 'dead' ELSE name END AS label, count(*)::int AS count, ${age('min(greatest(created_on, start_after))')} AS age_seconds
    FROM pgboss.job WHERE state < 'active' AND (start_after <= :now OR state = 'retry') GROUP BY 2
  UNION ALL SELECT 'mails', 'waiting', count(*)::int, ${age('min(coalesce(deferred_until, created_at))')} FROM mails
    WHERE status = 'queued' AND gathered_into IS NULL AND coalesce(deferred_until, created_at) <= :now
  UNION ALL SELECT 'feeds', kind, count(*)::int, ${age('min(coalesce(last_content_at, created_at))')} FROM stock_feeds WHERE is_active GROUP BY kind
  UNION ALL SELECT 'outages', service, 1, ${age('since')} FROM service_outages
  UNION ALL SELECT 'treatments', status, count(*)::int, ${age('min(submitted_at)')} FROM treatments WHERE status IN ('awaiting-payment', 'in-review') GROUP BY status
  UNION ALL SELECT 'prescriptions', status, count(*)::int, ${age('min(issued_at)')} FROM prescriptions
    WHERE status IN ('issued', 'passing-on', 'sent', 'received', 'in-preparation') GROUP BY status
  UNION ALL SELECT 'payments', status, count(*)::int, NULL FROM payments WHERE status IN ('refund-pending', 'disputed') GROUP BY status
  UNION ALL SELECT 'consultations', status, count(*)::int, NULL FROM consultations
    WHERE starts_at BETWEEN CAST(:now AS timestamptz) - interval '1 day' AND CAST(:now AS timestamptz) + interval '1 day' GROUP BY status`;

/** What waits, and since when. */
export const readFigures = (knex: Knex, now: Date): Promise<Figure[]> => rawRows<Figure>(knex, figuresSql, { now, dead: deadLetterQueue });
