import type { Locale } from '@blattwerk/contract/errors';
import type { DeadJobs, DeadJobsRepeated, JobRecord, ListQuery } from '@blattwerk/contract/backoffice/shapes';
import { deadLetterQueue } from '../../jobs/queue.ts';
import { lockRepeats, takeDead } from '../../jobs/repeats.ts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { columnsOf, defineList, listRecords } from '../../kernel/list-records.ts';
import { titleOf } from './job-words.ts';

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
            coalesce(source_output, output) ->> 'message' AS error, created_on AS created_at, start_after, started_on AS started_at, completed_on AS completed_at
          FROM pgboss.job WHERE NOT (state = 'failed' AND dead_letter IS NOT NULL)) AS jobs`,
        [deadLetterQueue],
      ),
    )
    .select('jobs.*');

const present = (row: Row, locale: Locale): JobRecord => ({
  id: row.id,
  job: row.job,
  title: titleOf(row.job, locale),
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

const jobList = defineList({
  fields: columnsOf('jobs', { id: 'id', job: 'text', state: 'text', isDead: 'boolean', createdAt: 'instant', retryCount: 'number' }),
  key: ['jobs.id'],
  defaultSort: ['-createdAt'],
  visibleTo: jobs,
  present: (rows: readonly Row[], { locale }) => rows.map((row) => present(row, locale)),
});

export const listJobs = (ctx: Ctx, query: ListQuery): Promise<{ items: JobRecord[]; total: number }> => listRecords(jobList, ctx, query);

/** Puts a dead job back into the queue it failed in. @throws server.notFound when it is not dead */
export const retryJob = async (ctx: Ctx, id: string): Promise<void> => {
  await lockRepeats(ctx.trx);
  const [row] = await takeDead(ctx.trx, { id });
  const { job, data } = found(row);
  await ctx.jobs.send(job as never, (data ?? {}) as never);
  await audit(ctx, { action: 'job.retry', objectType: 'job', objectId: id, after: { job } });
};

/** Which kinds of work have failed for good, and how much of each. */
export const listDeadJobs = async (ctx: Ctx): Promise<DeadJobs> => {
  const rows: { job: string; count: number; oldestAt: Date }[] = await jobs(ctx)
    .clearSelect()
    .where({ isDead: true })
    .groupBy('job')
    .orderBy('job')
    .select('job', ctx.trx.raw('count(*)::integer AS count, min(created_at) AS oldest_at'));
  const items = rows.map(({ job, count, oldestAt }) => ({ id: job, title: titleOf(job, ctx.locale), count, oldestAt: oldestAt.toISOString() }));
  return { items, total: items.length };
};

/** A request is one transaction, so there is an end to what it takes along. */
const repeatedAtOnce = 2000;

/** Puts all dead jobs of a kind back into their queue, the oldest first. @throws server.notFound when there are none */
export const retryDeadJobs = async (ctx: Ctx, job: string): Promise<DeadJobsRepeated> => {
  await lockRepeats(ctx.trx);
  const taken = await takeDead(ctx.trx, { job, atMost: repeatedAtOnce });
  found(taken[0]);
  await ctx.jobs.sendAll(job as never, taken.map(({ data }) => data ?? {}) as never);
  const rest = await ctx.trx('pgboss.job').where({ name: deadLetterQueue, sourceName: job }).count({ count: '*' }).first();
  await audit(ctx, { action: 'job.retry-all', objectType: 'job', objectId: job, after: { job, repeated: taken.length } });
  return { repeated: taken.length, left: Number(rest?.['count'] ?? 0) };
};
