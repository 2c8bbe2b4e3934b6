import { SpanKind } from '@opentelemetry/api';
import type { PgBoss, WorkHandler } from 'pg-boss';
import type { AppContext } from '../app-context.ts';
import { systemCtx } from '../context.ts';
import type { Ctx } from '../kernel/ctx.ts';
import { describeError } from '../kernel/log.ts';
import { inSpan } from '../kernel/spans.ts';
import { withAdvisoryLock } from '../jobs/advisory-lock.ts';
import { watchDueQueues } from '../jobs/due-queues.ts';
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

/** Workers are woken by new jobs and by the watch over due ones; their own polls are for the case that both were lost. */
const pace = { batchSize: 1, pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 60, burstWhenReadyExceeds: 1 } as const;

export interface Worker {
  stop(): Promise<void>;
}

/** Starts the handlers and the ticker. `boss` must have been started. */
export const startWorker = async (app: AppContext, boss: PgBoss, registry: readonly JobDefinition[]): Promise<Worker> => {
  const workers = new Map<string, string[]>();
  for (const job of registry) {
    const handle: WorkHandler<object, unknown> = async ([queued]) =>
      queued &&
      (await inSpan(`job ${job.id}`, { kind: SpanKind.CONSUMER, attributes: { 'blattwerk.request_id': `job:${queued.id}` } }, () =>
        run(app, job, queued.id, queued.data ?? {}),
      ));
    workers.set(job.id, await Promise.all(Array.from({ length: job.atOnce ?? 2 }, () => boss.work<object>(job.id, pace, handle))));
  }
  const dueWatch = watchDueQueues(app.systemKnex, app.log, (queue) => workers.get(queue)?.forEach((id) => void boss.notifyWorker(id)));
  await catchUp(app, registry);
  const ticker = startTicker(registry, (job, at) => tick(app, job, at).catch((error: unknown) => app.log.error({ job: job.id, err: error }, 'tick failed')));
  return { stop: async () => void (await Promise.all([ticker.stop(), dueWatch.stop()])) };
};
