import type { DeadJobs, DeadJobsRepeated } from '@blattwerk/contract/backoffice/shapes';
import { lockRepeats, takeDead } from '../../jobs/repeats.ts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { countDead, deadKinds } from './job-monitor.queries.ts';
import { titleOf } from './job-words.ts';

/** Puts a dead job back into the queue it failed in. @throws server.notFound when it is not dead */
export const retryJob = async (ctx: Ctx, id: string): Promise<void> => {
  await lockRepeats(ctx.trx);
  const [row] = await takeDead(ctx.trx, { id });
  const { job, data } = found(row);
  await ctx.jobs.send(job as never, (data ?? {}) as never);
  await audit(ctx, { action: 'job.retry', objectType: 'job', objectId: id, after: { job } });
};

/** Which kinds of work have failed for good, and how much of each. */
export const listDeadJobs = async (ctx: Ctx): Promise<DeadJobs> => {
  const kinds = await deadKinds(ctx);
  const items = kinds.map(({ job, count, oldestAt }) => ({ id: job, title: titleOf(job, ctx.locale), count, oldestAt: oldestAt.toISOString() }));
  return { items, total: items.length };
};

/** A request is one transaction, so there is an end to what it takes along. */
const repeatedAtOnce = 2000;

/** Puts all dead jobs of a kind back into their queue, the oldest first. @throws server.notFound when there are none */
export const retryDeadJobs = async (ctx: Ctx, job: string): Promise<DeadJobsRepeated> => {
  await lockRepeats(ctx.trx);
  const taken = await takeDead(ctx.trx, { job, atMost: repeatedAtOnce });
  found(taken[0]);
  await ctx.jobs.sendAll(job as never, taken.map(({ data }) => data ?? {}) as never);
  await audit(ctx, { action: 'job.retry-all', objectType: 'job', objectId: job, after: { job, repeated: taken.length } });
  return { repeated: taken.length, left: await countDead(ctx, job) };
};
