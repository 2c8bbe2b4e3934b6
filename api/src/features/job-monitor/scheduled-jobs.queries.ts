import type { Knex } from 'knex';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';

/** A run as pg-boss keeps it. */
export interface RunRow {
  id: string;
  job: string;
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  createdAt: Date;
  startedAt: Date | null;
  completedAt: Date | null;
  retryCount: number;
  output: Record<string, unknown> | null;
}

/** What pg-boss has of one job: since when it is known, whether it is at work or waits, its last run, and the last that failed. */
export interface JobFacts {
  job: string;
  knownSince: Date | null;
  isRunning: boolean;
  isWaiting: boolean;
  lastStartedAt: Date | null;
  lastRun: RunRow | null;
  lastFailed: RunRow | null;
}

export interface PauseRow {
  job: string;
  pausedAt: Date;
  pausedByName: string | null;
  resumedAt: Date | null;
  resumedByName: string | null;
}

const runColumns = `id, name AS job, state::text AS state, created_on AS created_at, started_on AS started_at, completed_on AS completed_at, retry_count, output`;

/** The states of each job's queue. A run that gave way to another one is none of its own. */
export const queryJobFacts = async (trx: Knex, jobs: readonly string[]): Promise<Map<string, JobFacts>> => {
  const facts = await rawRows<Omit<JobFacts, 'lastRun' | 'lastFailed'>>(
    trx,
    `SELECT queue.name AS job, queue.created_on AS known_since,
       coalesce(bool_or(job.state = 'active'), false) AS is_running, coalesce(bool_or(job.state IN ('created', 'retry')), false) AS is_waiting,
       max(job.started_on) AS last_started_at
     FROM pgboss.queue AS queue LEFT JOIN pgboss.job AS job ON job.name = queue.name
     WHERE queue.name = ANY(CAST(:jobs AS text[])) GROUP BY queue.name, queue.created_on`,
    { jobs },
  );
  const latest = (condition: string): Promise<RunRow[]> =>
    rawRows<RunRow>(
      trx,
      `SELECT DISTINCT ON (name) ${runColumns} FROM pgboss.job
       WHERE name = ANY(CAST(:jobs AS text[])) AND ${condition} ORDER BY name, started_on DESC, id DESC`,
      { jobs },
    );
  const byJob = (rows: readonly RunRow[]): Map<string, RunRow> => new Map(rows.map((row) => [row.job, row]));
  const begun = byJob(await latest(`started_on IS NOT NULL AND NOT (state = 'completed' AND coalesce(jsonb_exists(output, 'skipped'), false))`));
  const failed = byJob(await latest(`started_on IS NOT NULL AND state IN ('failed', 'retry')`));
  return new Map(facts.map((one) => [one.job, { ...one, lastRun: begun.get(one.job) ?? null, lastFailed: failed.get(one.job) ?? null }]));
};

/** The last runs of each job that are over, the oldest first. */
export const queryRecentRuns = async (trx: Knex, jobs: readonly string[], limit: number): Promise<Map<string, RunRow[]>> => {
  const rows = await rawRows<RunRow>(
    trx,
    `SELECT run.* FROM unnest(CAST(:jobs AS text[])) AS wanted(name) CROSS JOIN LATERAL (
       SELECT ${runColumns} FROM pgboss.job WHERE name = wanted.name AND completed_on IS NOT NULL AND started_on IS NOT NULL
       ORDER BY created_on DESC, id DESC LIMIT :limit) AS run
     ORDER BY run.created_at, run.id`,
    { jobs, limit },
  );
  return Map.groupBy(rows, ({ job }) => job);
};

/** The last runs of one job, newest first. */
export const queryRuns = (trx: Knex, job: string, limit: number): Promise<RunRow[]> =>
  rawRows<RunRow>(trx, `SELECT ${runColumns} FROM pgboss.job WHERE name = :job ORDER BY created_on DESC, id DESC LIMIT :limit`, { job, limit });

/** Who paused which job, newest first. */
export const queryPauses = (trx: Knex, jobs: readonly string[]): Promise<PauseRow[]> =>
  rawRows<PauseRow>(
    trx,
    `SELECT job_pauses.job, paused_at, resumed_at, nullif(concat_ws(' ', pausing.first_name, pausing.last_name), '') AS paused_by_name,
       nullif(concat_ws(' ', resuming.first_name, resuming.last_name), '') AS resumed_by_name
     FROM job_pauses LEFT JOIN users AS pausing ON pausing.id = paused_by LEFT JOIN users AS resuming ON resuming.id = resumed_by
     WHERE job = ANY(CAST(:jobs AS text[])) ORDER BY paused_at DESC, job_pauses.id DESC`,
    { jobs },
  );

/** Pauses a job; whether it was not paused before. */
export const beginPause = async ({ trx, clock, actor }: Ctx<Member>, job: string): Promise<boolean> => {
  const inserted = await trx('job_pauses')
    .insert({ job, pausedAt: clock.now(), pausedBy: actor.id })
    .onConflict(trx.raw('(job) WHERE resumed_at IS NULL') as never)
    .ignore()
    .returning('id');
  return inserted.length > 0;
};

export const endPause = async ({ trx, clock, actor }: Ctx<Member>, job: string): Promise<void> =>
  void (await trx('job_pauses').where({ job }).whereNull('resumedAt').update({ resumedAt: clock.now(), resumedBy: actor.id }));
