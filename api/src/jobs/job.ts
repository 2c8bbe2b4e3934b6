import type { Ctx } from '../kernel/ctx.ts';
import type { JobName, JobPayloads } from './names.ts';

/** What a run says of itself: how many rows it worked on, where that can be counted. */
export type JobResult = void | { rows: number };

export interface JobDefinition<N extends JobName = JobName> {
  id: N;
  /** A cron expression in Europe/Berlin; never between 02:00 and 03:00, which daylight saving skips or repeats. */
  schedule?: string;
  /** After this long a run counts as dead and is tried again. */
  timeoutSeconds: number;
  retryLimit: number;
  /** How many of them one process works on at once; two unless it says otherwise. What waits is looked for every two seconds by each. */
  atOnce?: number;
  /** May run twice for the same data: a process can die between the effect and its commit. */
  handler: (ctx: Ctx<{ role: 'system' }>, data: JobPayloads[N]) => Promise<JobResult>;
}

/** Gives the registry one element type while each row keeps its own payload. */
export const defineJob = <N extends JobName>(job: JobDefinition<N>): JobDefinition => job as unknown as JobDefinition;
