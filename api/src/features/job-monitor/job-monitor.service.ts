import type { JobRecord, ListQuery } from '@blattwerk/contract/backoffice/shapes';
import { deadLetterQueue } from '../../jobs/queue.ts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { listPage, type ListFields } from '../../kernel/list-query.ts';

const fields: ListFields = {
  id: { column: 'jobs.id', kind: 'id' },
  job: { column: 'jobs.job', kind: 'text' },
  state: { column: 'jobs.state', kind: 'text' },
  isDead: { column: 'jobs.isDead', kind: 'boolean' },
  createdAt: { column: 'jobs.createdAt', kind: 'instant' },
  retryCount: { column: 'jobs.retryCount', kind: 'number' },
};

interface Row {
  id: string;
  job: string;
  state: JobRecord['state'];
  isDead: boolean;
  data: Record<string, unknown> | null;
  retryCount: number;
  error: string | null;
  createdAt: Date;
  startAfter: Date | null;
  startedAt: Date | null;
  completedAt: Date | null;
}

/** pg-boss's table in our words: a job in the dead-letter queue is shown under the queue it failed in. */
const jobs = (ctx: Ctx) =>
  ctx.trx
    .from(
      ctx.trx.raw(
        `(SELECT id, coalesce(source_name, name) AS job, state::text AS state, name = ? AS is_dead, data, coalesce(source_retry_count, retry_count) AS retry_count,
            output ->> 'message' AS error, created_on AS created_at, start_after, started_on AS started_at, completed_on AS completed_at
          FROM pgboss.job WHERE NOT (state = 'failed' AND dead_letter IS NOT NULL)) AS jobs`,
        [deadLetterQueue],
      ),
    )
    .select('jobs.*');

const present = (row: Row): JobRecord => ({
  id: row.id,
  job: row.job,
  state: row.isDead ? 'failed' : row.state,
  isDead: row.isDead,
  data: row.data ?? {},
  retryCount: row.retryCount,
  error: row.error,
  createdAt: row.createdAt.toISOString(),
  startAfter: row.startAfter?.toISOString() ?? null,
  startedAt: row.startedAt?.toISOString() ?? null,
  completedAt: row.completedAt?.toISOString() ?? null,
  abilities: row.isDead ? ['retry'] : [],
});

export const listJobs = async (ctx: Ctx, query: ListQuery): Promise<{ items: JobRecord[]; total: number }> => {
  const { rows, total } = await listPage<Row>(jobs(ctx), query, { fields, defaultSort: '-createdAt', tieBreaker: 'jobs.id' });
  return { items: rows.map(present), total };
};

/** Puts a dead job back into the queue it failed in. @throws server.notFound when it is not dead */
export const retryJob = async (ctx: Ctx, id: string): Promise<void> => {
  const row = found(await jobs(ctx).where({ 'jobs.id': id, 'jobs.isDead': true }).first<Row | undefined>());
  await ctx.jobs.send(row.job as never, (row.data ?? {}) as never);
  await ctx.trx('pgboss.job').where({ id, name: deadLetterQueue }).delete();
  await audit(ctx, { action: 'job.retry', objectType: 'job', objectId: id, after: { job: row.job } });
};
