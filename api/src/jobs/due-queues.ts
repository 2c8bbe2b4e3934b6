import type { Knex } from 'knex';
import type { Logger } from 'pino';

/** A queue whose oldest due job is found by its index: the statement costs one probe a queue, however many jobs wait. */
const dueQueues = async (knex: Knex): Promise<string[]> => {
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(
    `SELECT name FROM pgboss.queue
     WHERE EXISTS (SELECT FROM pgboss.job WHERE job.name = queue.name AND job.state < 'active' AND job.start_after <= now())`,
  );
  return rows.map(({ name }) => name);
};

const everyMs = 1000;

export interface DueWatch {
  stop(): Promise<void>;
}

/**
 * Wakes the workers of the queues in which a job is due: a new job notifies its workers by itself, one that was delayed or failed does not.
 * One statement a second in place of a poll by each worker of each queue.
 */
export const watchDueQueues = (knex: Knex, log: Logger, wake: (queue: string) => void): DueWatch => {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    try {
      for (const queue of await dueQueues(knex)) wake(queue);
    } catch (error) {
      log.warn({ err: error }, 'due jobs could not be read, will be tried again');
    }
  };
  let looking: Promise<void> = Promise.resolve();
  const next = (): void => {
    timer = setTimeout(() => {
      looking = look().then(() => void (isStopped || next()));
    }, everyMs);
  };
  next();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
};
