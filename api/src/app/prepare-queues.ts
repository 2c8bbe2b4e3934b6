import { PgBoss } from 'pg-boss';
import { systemClock } from '../kernel/clock.ts';
import { registry } from './jobs.ts';
import { deadLetterQueue } from '../jobs/queue.ts';
import { periodOf } from '../jobs/schedule.ts';

const day = 86_400;

/** Long enough that the jobs page shows some fifty runs, of one that runs each minute as of one that runs each night. */
const retentionSeconds = (schedule: string): number => Math.min(60 * day, Math.max(2 * day, Math.round((60 * periodOf(schedule, systemClock.now())) / 1000)));

/**
 * Makes pg-boss's schema and one queue a job, with the owner's rights; run after the migrations, and safe to run again.
 * The application's role then only reads and writes rows.
 */
export const prepareQueues = async (databaseUrl: string): Promise<void> => {
  const boss = new PgBoss({ connectionString: databaseUrl, application_name: 'blattwerk-prepare', supervise: false, schedule: false });
  await boss.start();
  try {
    await boss.createQueue(deadLetterQueue, { retentionSeconds: 365 * 86_400 });
    for (const job of registry) {
      const options = {
        ...(job.schedule ? { deleteAfterSeconds: retentionSeconds(job.schedule) } : {}),
        retryLimit: job.retryLimit,
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: job.longestPauseSeconds ?? 300,
        expireInSeconds: job.timeoutSeconds,
        heartbeatSeconds: 10,
        deadLetter: deadLetterQueue,
        notify: true,
      };
      // Ticks do not pile up while no worker runs.
      await boss.createQueue(job.id, { ...options, policy: job.schedule ? 'short' : 'standard' });
      await boss.updateQueue(job.id, options);
    }
    const db = boss.getDb();
    await db.executeSql('GRANT USAGE ON SCHEMA pgboss TO blattwerk_app', []);
    await db.executeSql('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA pgboss TO blattwerk_app', []);
    await db.executeSql('GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA pgboss TO blattwerk_app', []);
    await db.executeSql('GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA pgboss TO blattwerk_app', []);
  } finally {
    await boss.stop({ graceful: false });
  }
};
