import type { AppContext } from '../src/app-context.ts';
import { systemCtx } from '../src/context.ts';
import { registry } from '../src/app/jobs.ts';
import type { JobDefinition } from '../src/jobs/job.ts';

interface Choice {
  /** Which jobs; all unless told. */
  isWanted?: (id: string) => boolean;
  /** A failing job waits for its next try, as in the worker; else it fails the test. */
  keepsFailing?: boolean;
}

/** What moves money, or leads to it: a decision offsets the deposit, and its documents come with the invoice and what that leaves. */
export const isAboutMoney = (id: string): boolean => id.startsWith('payments.') || ['treatments.release-decision', 'treatments.issue-documents'].includes(id);

/** Runs what waits in the queue now. @returns how many jobs succeeded */
export const runWaiting = async (context: AppContext, { isWanted = () => true, keepsFailing = false }: Choice = {}): Promise<number> => {
  let done = 0;
  const waiting = new Set(await context.systemKnex('pgboss.job').distinct<string[]>('name').whereIn('state', ['created', 'retry']).pluck('name'));
  for (const job of registry.filter(({ id }) => waiting.has(id) && isWanted(id))) {
    for (const queued of await context.boss.fetch<object>(job.id, { batchSize: 100, ignoreStartAfter: true })) {
      const work: Promise<unknown> = job.handler(systemCtx(context, `test:${queued.id}`), (queued.data ?? {}) as never);
      if (keepsFailing) done += await settle(context, job, queued.id, work);
      else {
        await context.boss.complete(job.id, queued.id, ((await work) as object | undefined) ?? null);
        done += 1;
      }
    }
  }
  return done;
};

const settle = async ({ boss }: AppContext, { id: name }: JobDefinition, id: string, work: Promise<unknown>): Promise<number> => {
  try {
    await work;
    await boss.complete(name, id, null);
    return 1;
  } catch (error) {
    await boss.fail(name, id, { message: String(error) });
    return 0;
  }
};
