import type { PgBoss } from 'pg-boss';
import type { AppContext } from '../app-context.ts';
import { systemCtx } from '../context.ts';
import type { Ctx } from '../kernel/ctx.ts';
import { describeError } from '../kernel/log.ts';
import { withAdvisoryLock } from '../jobs/advisory-lock.ts';
import { FinalFailure, type JobDefinition, type JobResult } from '../jobs/job.ts';
import { endRetries } from '../jobs/repeats.ts';
import { catchUp, startTicker, tick } from '../jobs/ticks.ts';

class JobFailed extends Error {
  override readonly name = 'JobFailed';
}

/** What pg-boss keeps of a run that ended well. */
type StoredResult = JobResult | { skipped: true };

/** The schedule, a person and a retry can each start a scheduled job: one run of it is active, another one is skipped. */
const work = async (app: AppContext, job: JobDefinition, ctx: Ctx<{ role: 'system' }>, data: object): Promise<StoredResult> => {
  const handle = (): Promise<JobResult> => job.handler(ctx, data as never);
  if (!job.schedule) return handle();
  const result = await withAdvisoryLock(app.lockKnex, job.id, handle);
  return result === 'busy' ? { skipped: true } : result;
};

const run = async (app: AppContext, job: JobDefinition, id: string, data: object): Promise<StoredResult> => {
  const ctx = systemCtx(app, `job:${id}`);
  const startedAt = app.clock.now().getTime();
  try {
    const result = await work(app, job, ctx, data);
    ctx.log.info({ job: job.id, jobId: id, ms: app.clock.now().getTime() - startedAt, ...(typeof result === 'object' ? result : {}) }, 'job done');
    return result;
  } catch (error) {
    const isFinal = error instanceof FinalFailure;
    ctx.log.warn({ job: job.id, jobId: id, err: error }, isFinal ? 'job failed for good' : 'job failed, will be tried again');
    if (isFinal) await endRetries(app.systemKnex, { name: job.id, id });
    // pg-boss stores what is thrown, with everything that hangs on it; rows of patients must not.
    throw new JobFailed(describeError(error));
  }
};

/** New jobs wake their worker at once; what waits from before, or comes back after a failure, is looked for this often. */
const pace = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2, burstWhenReadyExceeds: 1 } as const;

export interface Worker {
  stop(): Promise<void>;
}

/** Starts the handlers and the ticker. `boss` must have been started. */
export const startWorker = async (app: AppContext, boss: PgBoss, registry: readonly JobDefinition[]): Promise<Worker> => {
  for (const job of registry) {
    await boss.work(job.id, { ...pace, localConcurrency: job.atOnce ?? 2 }, async ([queued]) => {
      return queued && (await run(app, job, queued.id, (queued.data ?? {}) as object));
    });
  }
  await catchUp(app, registry);
  const ticker = startTicker(registry, (job, at) => tick(app, job, at).catch((error: unknown) => app.log.error({ job: job.id, err: error }, 'tick failed')));
  return { stop: () => ticker.stop() };
};
