import type { Knex } from 'knex';
import cron, { type ScheduledTask } from 'node-cron';
import type { AppContext } from '../app-context.ts';
import { later } from '../kernel/clock.ts';
import type { JobDefinition } from './job.ts';
import { isPaused } from './pauses.ts';
import { dueBefore, isHourly, timeZone } from './schedule.ts';

/** Marks a due time as taken; false when it was, by this process or another one. There is one row a job. */
const takeDueTime = async (trx: Knex, job: string, dueAt: Date): Promise<boolean> => {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `INSERT INTO job_ticks (job, tick_at) VALUES (?, ?)
     ON CONFLICT (job) DO UPDATE SET tick_at = excluded.tick_at WHERE job_ticks.tick_at < excluded.tick_at RETURNING job`,
    [job, dueAt],
  );
  return rows.length > 0;
};

const lastDueTime = (schedule: string, at: Date): Date => dueBefore(schedule, later(at, 1));

/**
 * Enqueues the job for its last due time unless a process has done so. Due time and job are one transaction, so each is enqueued once however
 * many processes run, and due times that all of them missed are caught up by one run. What is due while the job is paused is left out.
 */
export const tick = async (app: AppContext, job: JobDefinition, at: Date = app.clock.now()): Promise<void> => {
  const { id, schedule } = job;
  if (!schedule) return;
  await app.systemKnex.transaction(async (trx) => {
    if (!(await takeDueTime(trx, id, lastDueTime(schedule, at))) || (await isPaused(trx, id))) return;
    await app.jobs.within(trx).send(id, {} as never, { key: id });
  });
};

/** At the start of a process: enqueues what was due while none ran. A job that the database does not know yet has missed nothing. */
export const catchUp = async (app: AppContext, jobs: readonly JobDefinition[]): Promise<void> => {
  for (const job of jobs) {
    if (!job.schedule) continue;
    const first = { job: job.id, tickAt: lastDueTime(job.schedule, app.clock.now()) };
    const added = await app.systemKnex('job_ticks').insert(first).onConflict('job').ignore().returning('job');
    if (added.length === 0) await tick(app, job);
  }
};

export interface Ticker {
  stop(): Promise<void>;
}

/** Calls back at each due time of each job, in every process. */
export const startTicker = (jobs: readonly JobDefinition[], onDue: (job: JobDefinition, at: Date) => Promise<void>): Ticker => {
  const tasks: ScheduledTask[] = jobs.flatMap((job) => {
    if (!job.schedule) return [];
    // node-cron lets the second of the two equal hours in autumn pass; by UTC there is none, and minutes are the same there.
    const timezone = isHourly(job.schedule) ? 'Etc/UTC' : timeZone;
    const task = cron.schedule(job.schedule, ({ date }) => onDue(job, date), { timezone, name: job.id, suppressMissedWarning: true });
    task.on('execution:missed', ({ date }) => onDue(job, date));
    return [task];
  });
  return { stop: async () => void (await Promise.all(tasks.map((task) => task.destroy()))) };
};
