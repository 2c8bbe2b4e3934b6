import { fromKnex, PgBoss } from 'pg-boss';
import type { Knex } from 'knex';
import type { JobName, JobPayloads } from './names.ts';

export interface SendOptions {
  /**
   * Names the cause. In the queues of scheduled jobs one with the same key waits at most; in all others each send is a job, because one
   * that was left out could have run before its cause was committed.
   */
  key?: string;
  startAfter?: Date;
}

/** A job that the clock starts. */
export interface Scheduled {
  id: JobName;
  schedule: string;
}

/** Sends jobs; bound to a transaction a job exists exactly when its cause was committed. */
export interface JobSender {
  /** The jobs that the clock starts, each with its cron expression. */
  readonly scheduled: readonly Scheduled[];
  send<N extends JobName>(name: N, data: JobPayloads[N], options?: SendOptions): Promise<void>;
  /** Many of one kind by one statement. */
  sendAll<N extends JobName>(name: N, data: readonly JobPayloads[N][]): Promise<void>;
  within(trx: Knex): JobSender;
}

/** The dead-letter queue of all others: what failed for good is shown in the back office and can be sent again. */
export const deadLetterQueue = 'dead';

export const jobSender = (boss: PgBoss, trx: Knex, scheduled: readonly Scheduled[] = []): JobSender => ({
  scheduled,
  send: async (name, data, options = {}) => {
    await boss.send(name, data, {
      ...(options.key ? { singletonKey: options.key } : {}),
      ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      db: fromKnex(trx),
    });
  },
  sendAll: async (name, data) =>
    void (await boss.insert(
      name,
      data.map((one) => ({ data: one })),
      { db: fromKnex(trx) },
    )),
  within: (inner) => jobSender(boss, inner, scheduled),
});

/** A pg-boss on a prepared schema with the application's own role. Only a process that works on jobs listens for them and maintains the queues. */
export const createBoss = (databaseUrl: string, role: string, { isWorker }: { isWorker: boolean }): PgBoss =>
  new PgBoss({
    connectionString: databaseUrl,
    options: `-c role=${role}`,
    application_name: 'blattwerk-jobs',
    max: 6,
    migrate: false,
    createSchema: false,
    // Schedules are ours (ticks.ts).
    schedule: false,
    supervise: isWorker,
    useListenNotify: isWorker,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  } as ConstructorParameters<typeof PgBoss>[0] & { options: string });
