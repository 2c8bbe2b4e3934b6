import type { ScheduledJob, ScheduledJobPage } from '@blattwerk/contract/jobs/shapes';
import { isPaused } from '../../jobs/pauses.ts';
import type { Scheduled } from '../../jobs/queue.ts';
import { dueAfter, dueBefore } from '../../jobs/schedule.ts';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import type { FindHits } from '../../kernel/list-hits.ts';
import { hasWords } from '../../kernel/search-words.ts';
import { titleOf, wordsOf } from './job-words.ts';
import { scheduleText } from './schedule-words.ts';
import { presentJobRun, presentPause, presentScheduledJob, type JobState } from './scheduled-job.presenter.ts';
import {
  beginPause,
  endPause,
  queryJobFacts,
  queryPauses,
  queryRecentRuns,
  queryRuns,
  type JobFacts,
  type PauseRow,
  type RunRow,
} from './scheduled-jobs.queries.ts';

/** A busy machine is a little late with everything; what is later than this has not been started. */
const patience = 5 * duration.minutes;
const runsShown = 50;
const recentRuns = 30;

/** Whether the job should have begun by now: the last time it was due lies before our patience, and nothing has begun since. */
const isOverdue = ({ schedule }: Scheduled, facts: JobFacts | undefined, lastPause: PauseRow | undefined, now: Date): boolean => {
  if (!facts?.knownSince || facts.isRunning || (lastPause && !lastPause.resumedAt)) return false;
  const due = dueBefore(schedule, later(now, -patience));
  const watchedSince = Math.max(facts.knownSince.getTime(), lastPause?.resumedAt?.getTime() ?? 0);
  return due.getTime() > watchedSince && (facts.lastStartedAt?.getTime() ?? 0) < due.getTime();
};

interface Known {
  facts: JobFacts | undefined;
  lastPause: PauseRow | undefined;
  recent: readonly RunRow[] | undefined;
}

const stateOf = (ctx: Ctx, job: Scheduled, { facts, lastPause, recent = [] }: Known): JobState => {
  const { title, does } = wordsOf(job.id, ctx.locale);
  const pause = lastPause && !lastPause.resumedAt ? lastPause : null;
  const lastRun = facts?.lastRun ?? null;
  return {
    id: job.id,
    title,
    description: does,
    schedule: job.schedule,
    scheduleText: scheduleText(job.schedule, ctx.locale),
    isRunning: facts?.isRunning ?? false,
    isWaiting: facts?.isWaiting ?? false,
    pause,
    lastRun,
    recentRuns: recent,
    lastFailed: facts?.lastFailed ?? null,
    nextRunAt: pause ? null : dueAfter(job.schedule, ctx.clock.now()),
    isOverdue: isOverdue(job, facts, lastPause, ctx.clock.now()),
    hasFailed: lastRun?.state === 'failed' || lastRun?.state === 'retry',
  };
};

const readStates = async (ctx: Ctx, jobs: readonly Scheduled[]): Promise<ScheduledJob[]> => {
  const names = jobs.map(({ id }) => id);
  const facts = await queryJobFacts(ctx.trx, names);
  const pauses = await queryPauses(ctx.trx, names);
  const recent = await queryRecentRuns(ctx.trx, names, recentRuns);
  return jobs.map((job) => {
    const known = { facts: facts.get(job.id), lastPause: pauses.find((pause) => pause.job === job.id), recent: recent.get(job.id) };
    return presentScheduledJob(stateOf(ctx, job, known), ctx.locale);
  });
};

/** What a user should look at comes first. */
const standsOut = ({ isOverdue, hasFailed }: ScheduledJob): number => Number(isOverdue || hasFailed);

/** Every job that the clock starts: overdue and failed ones first, then in the order of their titles. */
export const listScheduledJobs = async (ctx: Ctx, q = ''): Promise<{ items: ScheduledJob[]; total: number }> => {
  const items = (await readStates(ctx, ctx.jobs.scheduled)).filter(({ id, title }) => hasWords(q, [id, title]));
  return { items: items.sort((a, b) => standsOut(b) - standsOut(a) || a.title.localeCompare(b.title, ctx.locale)), total: items.length };
};

export const scheduledJobHits: FindHits = ({ jobs, locale }, { q, limit }) =>
  Promise.resolve(
    jobs.scheduled
      .map(({ id }) => ({ id, title: titleOf(id, locale), subtitle: null }))
      .filter(({ id, title }) => hasWords(q, [id, title]))
      .slice(0, limit),
  );

const jobOf = ({ jobs }: Ctx, id: string): Scheduled => found(jobs.scheduled.find((job) => job.id === id));

/** @throws server.notFound for a name that no scheduled job has */
export const readScheduledJob = async (ctx: Ctx, id: string): Promise<ScheduledJobPage> => {
  const job = jobOf(ctx, id);
  const [state] = await readStates(ctx, [job]);
  const runs = await queryRuns(ctx.trx, job.id, runsShown);
  const pauses = await queryPauses(ctx.trx, [job.id]);
  return { ...found(state), runs: runs.map((run) => presentJobRun(run, ctx.locale)), pauses: pauses.slice(0, runsShown).map(presentPause) };
};

/**
 * Starts the job at once, also while it is paused. One that waits already is not sent twice.
 * @throws server.notFound, invalid.status while it is at work
 */
export const runScheduledJob = async (ctx: Ctx<Member>, id: string): Promise<ScheduledJobPage> => {
  const job = jobOf(ctx, id);
  if ((await queryJobFacts(ctx.trx, [job.id])).get(job.id)?.isRunning) throw failure('invalid.status');
  await ctx.jobs.send(job.id, {} as never, { key: job.id });
  await audit(ctx, { action: 'job.run', objectType: 'job', objectId: job.id });
  return readScheduledJob(ctx, id);
};

/** No tick of the clock starts it any more. Twice is once. @throws server.notFound */
export const pauseScheduledJob = async (ctx: Ctx<Member>, id: string): Promise<ScheduledJobPage> => {
  const job = jobOf(ctx, id);
  if (await beginPause(ctx, job.id))
    await audit(ctx, { action: 'job.pause', objectType: 'job', objectId: job.id, before: { isPaused: false }, after: { isPaused: true } });
  return readScheduledJob(ctx, id);
};

/** The clock starts it again, from its next time on. Twice is once. @throws server.notFound */
export const resumeScheduledJob = async (ctx: Ctx<Member>, id: string): Promise<ScheduledJobPage> => {
  const job = jobOf(ctx, id);
  if (await isPaused(ctx.trx, job.id)) {
    await endPause(ctx, job.id);
    await audit(ctx, { action: 'job.resume', objectType: 'job', objectId: job.id, before: { isPaused: true }, after: { isPaused: false } });
  }
  return readScheduledJob(ctx, id);
};
