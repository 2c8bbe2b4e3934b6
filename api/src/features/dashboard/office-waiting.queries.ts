import { waitingKinds, type OfficeDashboard, type WaitingKind } from '@blattwerk/contract/dashboard/office-shapes';
import { deadLetterQueue } from '../../jobs/queue.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { countOpenTasks } from '../delivery-tasks/public.ts';

interface WaitingRow {
  kind: WaitingKind;
  count: number;
  oldestAt: Date | null;
}

/** Each part counts what its list shows with the filter of its link. */
const waitingSql = `
  WITH last AS (
    SELECT DISTINCT ON (feed_id) status, started_at FROM feed_runs ORDER BY feed_id, started_at DESC
  )
  SELECT 'requestsOverdue' AS kind, count(*)::int AS count, min(due_at) AS oldest_at FROM treatments
    WHERE status = 'in-review' AND held_decision_id IS NULL AND due_at < :now
  UNION ALL SELECT 'servicesDown', count(*)::int, min(since) FROM service_outages
  UNION ALL SELECT 'jobsDead', count(*)::int, min(created_on) FROM pgboss.job WHERE name = :dead
  UNION ALL SELECT 'runsQuarantined', count(*)::int, min(started_at) FROM last WHERE status = 'quarantined'
  UNION ALL SELECT 'feedsFailing', count(*)::int, min(started_at) FROM last WHERE status = 'failed'
  UNION ALL SELECT 'refundsToApprove', count(*)::int, min(requested_at) FROM refunds WHERE status = 'to-approve'
  UNION ALL SELECT 'refundsFailed', count(*)::int, min(failed_at) FROM refunds WHERE status = 'failed'
  UNION ALL SELECT 'withdrawals', count(*)::int, min(received_at) FROM contract_withdrawals WHERE status = 'confirmed'
  UNION ALL SELECT 'contactRequests', count(*)::int, min(created_at) FROM contact_requests WHERE status = 'open'
  UNION ALL SELECT 'peopleToApprove', count(*)::int, min(created_at) FROM users WHERE role IN ('doctor', 'admin') AND status = 'inactive' AND approved_at IS NULL
  UNION ALL SELECT 'articlesOpen', count(*)::int, min(created_at) FROM product_aliases WHERE state = 'open'
  UNION ALL SELECT 'proposals', count(*)::int, min(created_at) FROM product_proposals WHERE status = 'open'
  UNION ALL SELECT 'reviews', count(*)::int, min(created_at) FROM reviews WHERE status = 'pending'`;

/** What waits for administrators: how much of each kind, and since when the oldest. */
export const whatWaits = async (ctx: Ctx): Promise<OfficeDashboard['waiting']> => {
  const rows = await rawRows<WaitingRow>(ctx.trx, waitingSql, { now: ctx.clock.now(), dead: deadLetterQueue });
  const all: WaitingRow[] = [...rows, { kind: 'deliveryTasks', count: await countOpenTasks(ctx), oldestAt: null }];
  return waitingKinds.flatMap((kind) => {
    const row = all.find((one) => one.kind === kind);
    return row === undefined || row.count === 0 ? [] : [{ kind, count: row.count, oldestAt: row.oldestAt?.toISOString() ?? null }];
  });
};
