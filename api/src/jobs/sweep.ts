import type { Knex } from 'knex';
import { duration, later } from '../kernel/clock.ts';
import { inTransaction, type Ctx } from '../kernel/ctx.ts';
import { askedServices } from './asked-services.ts';
import { defineJob, type JobDefinition, type JobWork } from './job.ts';
import { deadLetterQueue } from './queue.ts';
import { lockRepeats, takeDeadOfOutage } from './repeats.ts';

/** Younger ones have a job that has hardly begun; for older ones an operator decides. */
const patience = 30 * duration.minutes;
const givesUpAfter = 7 * duration.days;
/** The rest is for the next sweep. */
const atOnce = 1000;

/** A payload names its cause by one id. */
const keyOf = (payload: object): [string, string] => Object.entries(payload)[0] as [string, string];

/** The causes of those jobs of a kind that still wait, run or will be tried again. */
const findLive = async (trx: Knex, job: string, name: string, ids: string[]): Promise<Set<string>> => {
  const rows = await trx('pgboss.job')
    .where({ name: job })
    .whereIn('state', ['created', 'retry', 'active'])
    .whereRaw('data ->> ? = ANY (?)', [name, ids])
    .select<{ id: string }[]>(trx.raw('data ->> ? AS id', [name]));
  return new Set(rows.map(({ id }) => id));
};

/** Sends what has no job any more; its dead job is deleted, so that it is not repeated a second time. */
const sweepOne = async (ctx: Ctx, job: JobDefinition): Promise<number> => {
  const now = ctx.clock.now();
  const undone = (await job.undone?.(ctx.trx, { from: later(now, -givesUpAfter), to: later(now, -patience) })) ?? [];
  const [first] = undone;
  if (!first) return 0;
  const [name] = keyOf(first);
  const idOf = (payload: object): string => keyOf(payload)[1];
  const live = await findLive(ctx.trx, job.id, name, undone.map(idOf));
  const left = undone.filter((payload) => !live.has(idOf(payload))).slice(0, atOnce);
  if (left.length === 0) return 0;
  await ctx
    .trx('pgboss.job')
    .where({ name: deadLetterQueue, sourceName: job.id })
    .whereRaw('data ->> ? = ANY (?)', [name, left.map(idOf)])
    .delete();
  await ctx.jobs.sendAll(job.id, left);
  ctx.log.warn({ job: job.id, rows: left.length }, 'work without a job was sent again');
  return left.length;
};

/** Sends again what gave up because a service could not be reached for longer than all tries. */
const reviveOne = async (ctx: Ctx, job: JobDefinition): Promise<number> => {
  const revived = await takeDeadOfOutage(ctx.trx, job.id, atOnce);
  if (revived.length === 0) return 0;
  await ctx.jobs.sendAll(job.id, revived as never);
  ctx.log.warn({ job: job.id, rows: revived.length }, 'work that an outage had ended was sent again');
  return revived.length;
};

/** Sends again what stayed undone: after an outage that was longer than all tries, or when a job was lost. */
export const sweepJob = (jobs: readonly JobDefinition[]): JobWork<'jobs.sweep'> =>
  defineJob<'jobs.sweep'>({
    handler: async (ctx) => {
      let rows = 0;
      for (const job of jobs.filter(({ id, undone }) => undone !== undefined || askedServices[id] !== undefined))
        rows += await inTransaction(ctx, async (bound) => {
          await lockRepeats(bound.trx);
          const swept = await sweepOne(bound, job);
          return swept + (askedServices[job.id] === undefined ? 0 : await reviveOne(bound, job));
        });
      return { rows };
    },
  });
