import type { Knex } from 'knex';
import type { Ctx } from '../kernel/ctx.ts';
import type { JobName, JobPayloads } from './names.ts';
import type { timeZone } from './schedule.ts';

/** What a run says of itself: how many rows it worked on, where that can be counted. */
export type JobResult = void | { rows: number };

/** Causes that came after `from` and before `to`. */
export interface Span {
  from: Date;
  to: Date;
}

/** Tries for a whole day, every quarter of an hour in the end: as long as another company's server may be away. A hundred of those pauses and the first ten. */
export const throughADay = { retryLimit: 110, longestPauseSeconds: 900 } as const;

/** What no repetition can make succeed: the job counts as dead at once. */
export class FinalFailure extends Error {
  override readonly name = 'FinalFailure';
}

/** When a job starts, and how long and how often it is tried: its row in `app/jobs.ts`. */
export interface JobPlan {
  /** A cron expression; never between 02:00 and 03:00, which daylight saving skips or repeats. */
  schedule?: string;
  /** Each schedule names the time zone it is read in. */
  timeZone?: typeof timeZone;
  /** After this long a run counts as dead and is tried again. */
  timeoutSeconds: number;
  retryLimit: number;
  /** The upper limit of the exponential back-off between tries, in seconds; 300 by default. */
  longestPauseSeconds?: number;
  /** How many of them one process works on at once; two unless it says otherwise. What waits is looked for every two seconds by each. */
  atOnce?: number;
}

/** What a job does: the feature's part. */
export interface JobWork<N extends JobName = JobName> {
  /** What of this job should have been done by now and is not, as the records themselves say; `jobs/sweep.ts` sends a job for each that has none. */
  undone?: (trx: Knex, since: Span) => Promise<JobPayloads[N][]>;
  /** May run twice for the same data: a process can die between the effect and its commit. */
  handler: (ctx: Ctx<{ role: 'system' }>, data: JobPayloads[N]) => Promise<JobResult>;
}

export interface JobDefinition<N extends JobName = JobName> extends JobPlan, JobWork<N> {
  id: N;
}

/** Types a job's work by its id. */
export const defineJob = <N extends JobName>(work: JobWork<N>): JobWork<N> => work;
