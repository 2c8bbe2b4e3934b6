import type { JobRecord, ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { Knex } from 'knex';
import { deadLetterQueue } from '../../jobs/queue.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { columnsOf, defineList, listRecords, type RecordPage } from '../../kernel/list-records.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { titlesIn } from './job-words.ts';

interface Row {
  id: string;
  job: string;
  title: string;
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

/** pg-boss's table in our words: a job in the dead-letter queue is shown under the queue it failed in. It is found and ordered by what readers call it. */
const jobs = (ctx: Ctx) =>
  ctx.trx
    .from(
      ctx.trx.raw(
        `(SELECT id, coalesce(source_name, name) AS job, coalesce(titled.title, source_name, name) AS title, state::text AS state, name = ? AS is_dead, data, coalesce(source_retry_count, retry_count) AS retry_count,
            coalesce(source_output, output) ->> 'message' AS error, created_on AS created_at, start_after, started_on AS started_at, completed_on AS completed_at
          FROM pgboss.job LEFT JOIN jsonb_each_text(CAST(? AS jsonb)) AS titled(job, title) ON titled.job = coalesce(source_name, name)
          WHERE NOT (state = 'failed' AND dead_letter IS NOT NULL)) AS jobs`,
        [deadLetterQueue, JSON.stringify(titlesIn(ctx.locale))],
      ),
    )
    .select('jobs.*');

const present = (row: Row): JobRecord => ({
  id: row.id,
  job: row.job,
  title: row.title,
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
  fields: {
    ...columnsOf('jobs', { id: 'id', state: 'text', isDead: 'boolean', createdAt: 'instant', retryCount: 'number' }),
    job: { column: 'jobs.title', kind: 'text' },
  },
  key: ['jobs.id'],
  defaultSort: ['-createdAt'],
  search: { text: ['jobs.title', 'jobs.job'], codes: ['jobs.id'] },
  visibleTo: jobs,
  present: (rows: readonly Row[]) => rows.map(present),
});

export const listJobs = (ctx: Ctx, query: ListQuery): Promise<RecordPage<JobRecord>> => listRecords(jobList, ctx, query);

interface DeadKind {
  job: string;
  count: number;
  oldestAt: Date;
}

/** The kinds of work with dead jobs: how many, and since when. */
export const deadKinds = (ctx: Ctx): Promise<DeadKind[]> =>
  jobs(ctx)
    .clearSelect()
    .where({ isDead: true })
    .groupBy('job')
    .orderBy('job')
    .select('job', ctx.trx.raw('count(*)::integer AS count, min(created_at) AS oldest_at'));

/** How many jobs of a kind are dead. */
export const countDead = async ({ trx }: Ctx, job: string): Promise<number> => {
  const [counted] = await trx('pgboss.job').where({ name: deadLetterQueue, sourceName: job }).count<{ count: number }[]>({ count: '*' });
  return Number(counted?.count ?? 0);
};

/** Another one after each step of a job. */
export const newestJobStep = async (trx: Knex): Promise<string> => {
  const [newest] = await rawRows<{ mark: string | null }>(
    trx,
    `SELECT concat_ws(' ', count(*), max(created_on), max(started_on), max(completed_on)) AS mark FROM pgboss.job`,
    {},
  );
  return newest?.mark ?? '';
};

export const queuedJobList = openedBy(() => jobList);
