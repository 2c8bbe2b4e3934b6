import { setTimeout as pause } from 'node:timers/promises';
import type { Express } from 'express';
import type { AppContext } from '../app-context.ts';

/** A probe is answered within a second, whatever the database does. */
const probeWaits = 800;

const within = (milliseconds: number, answer: Promise<boolean>): Promise<boolean> => Promise.race([answer, pause(milliseconds, false, { ref: false })]);

/** At most one question to the database a second, however often the probes ask. */
const probeEvery = 1000;

const databaseProbe = (context: AppContext): (() => Promise<boolean>) => {
  let last: { at: number; answer: Promise<boolean> } | undefined;
  return () => {
    const at = context.clock.now().getTime();
    if (!last || Math.abs(at - last.at) >= probeEvery) {
      const answer = context.knex.raw('SELECT 1').then(
        () => true,
        (error: unknown) => {
          context.log.warn({ err: error }, 'database not reachable');
          return false;
        },
      );
      last = { at, answer: within(probeWaits, answer) };
    }
    return last.answer;
  };
};

/** `live`: the process answers. `ready`: it can serve, because its catalogue is built, its database answers and it is not stopping. */
export const mountHealth = (app: Express, context: AppContext): void => {
  const probe = databaseProbe(context);
  app.get('/api/health/live', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/api/health/ready', async (_request, response) => {
    const ready = app.locals['stopping'] !== true && context.catalogue.isReady() && (await probe());
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable' });
  });
};
