import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import type { TestApp } from '../app.ts';
import { startProcess } from '../security/process.ts';
import { isAboutMoney, runWaiting } from '../waiting-jobs.ts';

/** Answers requests and runs jobs, in this process or in one that can be killed. */
export interface MoneyServer {
  url: string;
  runJobs(): Promise<number>;
  end(): Promise<void>;
}

export const serveHere = async ({ app, context }: TestApp): Promise<MoneyServer> => {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    runJobs: () => runWaiting(context, { isWanted: isAboutMoney, keepsFailing: true }),
    end: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** `end` is SIGKILL. What the process was working on is waiting again, as when its heartbeat has stopped. */
export const serveApart = async (test: TestApp): Promise<MoneyServer> => {
  const { url, runMoneyJobs, kill } = await startProcess(test);
  return {
    url,
    runJobs: runMoneyJobs,
    end: async () => {
      await kill();
      await test.knex.raw(`UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active'`);
    },
  };
};
