import type { Express } from 'express';
import { createContext } from '../../src/context.ts';
import { createApp } from '../../src/http/server.ts';
import type { TestApp } from '../app.ts';

export interface Twin {
  app: Express;
  stop(): Promise<void>;
}

/** A second instance of the API on the same database with the same keys, as a second process or the one after a restart would be. */
export const startTwin = async ({ context: { config, clock, ports } }: TestApp): Promise<Twin> => {
  const context = await createContext(config, { clock, ports });
  await context.boss.start();
  return {
    app: await createApp(context, { pages: false }),
    stop: async () => {
      await context.boss.stop({ graceful: false });
      await context.knex.destroy();
    },
  };
};
