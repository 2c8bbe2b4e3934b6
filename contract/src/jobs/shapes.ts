import { z } from 'zod';
import { id, instant } from '../validation.ts';

/** `retrying` has failed and is tried again; `skipped` came while another run of the same job was still at work. */
export const jobOutcomes = ['waiting', 'running', 'succeeded', 'retrying', 'failed', 'skipped'] as const;
export type JobOutcome = (typeof jobOutcomes)[number];

/** Why a run failed, as a code and as a sentence. What the error carried along stays in the server's log, under the run's id. */
export const jobError = z.object({ code: z.string(), text: z.string() });

/** One run of a scheduled job. */
export const jobRun = z.object({
  id,
  outcome: z.enum(jobOutcomes),
  createdAt: instant,
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  durationMs: z.int().nullable(),
  /** What the run worked on, where that can be counted. */
  rows: z.int().nullable(),
  /** How often it was tried again. */
  retries: z.int(),
  error: jobError.nullable(),
});
export type JobRun = z.output<typeof jobRun>;

export const jobPause = z.object({
  pausedAt: instant,
  pausedByName: z.string().nullable(),
  resumedAt: instant.nullable(),
  resumedByName: z.string().nullable(),
});
export type JobPause = z.output<typeof jobPause>;

/** A job that the clock starts: what it does and when, in the reader's language. */
export const scheduledJob = z.object({
  /** Its name in the registry, e.g. `stock-feeds.pull-due`. */
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Five fields of cron, read in Europe/Berlin. */
  schedule: z.string(),
  scheduleText: z.string(),
  isRunning: z.boolean(),
  /** A run has been asked for and waits for a free process. */
  isWaiting: z.boolean(),
  /** The pause that holds it back now. */
  pause: jobPause.nullable(),
  /** The last run that began. */
  lastRun: jobRun.nullable(),
  /** The last runs that are over, at most thirty, the oldest first. */
  recentRuns: z.array(jobRun),
  lastError: z.object({ at: instant, error: jobError }).nullable(),
  /** Null while it is paused. */
  nextRunAt: instant.nullable(),
  /** It should have run, and has not. */
  isOverdue: z.boolean(),
  hasFailed: z.boolean(),
  abilities: z.array(z.enum(['run', 'pause', 'resume'])),
});
export type ScheduledJob = z.output<typeof scheduledJob>;
export const scheduledJobList = z.object({ items: z.array(scheduledJob), total: z.int() });

/** With its last runs, and who paused it when; newest first. */
export const scheduledJobPage = scheduledJob.extend({ runs: z.array(jobRun), pauses: z.array(jobPause) });
export type ScheduledJobPage = z.output<typeof scheduledJobPage>;

/** The name of a job: `<feature>.<verb>`. */
export const jobName = z.string().max(80);
export const scheduledJobInput = z.strictObject({ id: jobName });
