import type { Locale } from '@blattwerk/contract/errors';
import { jobProblemText, type JobProblem } from '@blattwerk/contract/jobs/problems';
import type { JobOutcome, JobPause, JobRun, ScheduledJob } from '@blattwerk/contract/jobs/shapes';
import { outageText } from '../../jobs/asked-services.ts';
import type { PauseRow, RunRow } from './scheduled-jobs.queries.ts';

/** What an error's text gives away of its kind. The text itself stays here: it may carry what a user's data says. */
const kinds: readonly [RegExp, JobProblem][] = [
  [/^job heartbeat timeout$|^pg-boss shut down/, 'died'],
  [/^job timed out$|^handler execution exceeded/, 'tooLong'],
  [new RegExp(outageText), 'unreachable'],
  [/^(?:DBError|DatabaseError|NotNullViolation\w*|UniqueViolation\w*|ForeignKeyViolation\w*|CheckViolation\w*|DataError|error|KnexTimeoutError)\b/, 'database'],
];

const messageOf = (output: RunRow['output']): string => {
  const value = output?.['value'];
  const carrier = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : output;
  const message = carrier?.['message'];
  return typeof message === 'string' ? message : '';
};

/** Why a run failed, as one of the closed list's sentences. Pure. */
const presentJobError = (output: RunRow['output'], locale: Locale): NonNullable<JobRun['error']> => {
  const message = messageOf(output);
  const counts = /^(\d+) of (\d+) failed$/.exec(message);
  if (counts) return { code: 'someFailed', text: jobProblemText('someFailed', locale, { failed: Number(counts[1]), total: Number(counts[2]) }) };
  const code = kinds.find(([pattern]) => pattern.test(message))?.[1] ?? 'unexpected';
  return { code, text: jobProblemText(code, locale) };
};

const outcomes: Record<RunRow['state'], JobOutcome> = {
  created: 'waiting',
  retry: 'retrying',
  active: 'running',
  completed: 'succeeded',
  cancelled: 'skipped',
  failed: 'failed',
};

const rowsOf = (output: RunRow['output']): number | null => {
  const rows = output?.['rows'];
  return typeof rows === 'number' && Number.isSafeInteger(rows) ? rows : null;
};

export const presentJobRun = (row: RunRow, locale: Locale): JobRun => {
  const outcome = row.state === 'completed' && row.output?.['skipped'] === true ? 'skipped' : outcomes[row.state];
  const isOver = row.startedAt !== null && row.completedAt !== null;
  return {
    id: row.id,
    outcome,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.completedAt?.toISOString() ?? null,
    durationMs: isOver ? Math.max(0, (row.completedAt as Date).getTime() - (row.startedAt as Date).getTime()) : null,
    rows: outcome === 'succeeded' ? rowsOf(row.output) : null,
    retries: row.retryCount,
    error: outcome === 'failed' || outcome === 'retrying' ? presentJobError(row.output, locale) : null,
  };
};

export const presentPause = (row: PauseRow): JobPause => ({
  pausedAt: row.pausedAt.toISOString(),
  pausedByName: row.pausedByName,
  resumedAt: row.resumedAt?.toISOString() ?? null,
  resumedByName: row.resumedByName,
});

export interface JobState extends Omit<ScheduledJob, 'lastRun' | 'recentRuns' | 'lastError' | 'nextRunAt' | 'pause' | 'abilities'> {
  lastRun: RunRow | null;
  recentRuns: readonly RunRow[];
  lastFailed: RunRow | null;
  nextRunAt: Date | null;
  pause: PauseRow | null;
}

export const presentScheduledJob = ({ lastFailed, ...job }: JobState, locale: Locale): ScheduledJob => ({
  id: job.id,
  title: job.title,
  description: job.description,
  schedule: job.schedule,
  scheduleText: job.scheduleText,
  isRunning: job.isRunning,
  isWaiting: job.isWaiting,
  pause: job.pause && presentPause(job.pause),
  lastRun: job.lastRun && presentJobRun(job.lastRun, locale),
  recentRuns: job.recentRuns.map((run) => presentJobRun(run, locale)),
  lastError: lastFailed && {
    at: (lastFailed.completedAt ?? lastFailed.startedAt ?? lastFailed.createdAt).toISOString(),
    error: presentJobError(lastFailed.output, locale),
  },
  nextRunAt: job.nextRunAt?.toISOString() ?? null,
  isOverdue: job.isOverdue,
  hasFailed: job.hasFailed,
  abilities: [...(job.isRunning ? [] : (['run'] as const)), job.pause ? 'resume' : 'pause'],
});
