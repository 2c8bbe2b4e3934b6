import { setTimeout as pause } from 'node:timers/promises';
import { buildProduct } from '../../../seeds/factories/products.ts';
import { buildPatient } from '../../../seeds/factories/users.ts';
import type { TestApp } from '../app.ts';

const products = 300;

interface Caller {
  id: string;
  token: string;
}

/** Requests at an even pace to a process of the product; of ten, one writes a favourite product. */
export interface SteadyLoad {
  /** How many answers there were by status; a request that broke off is named by its error. */
  answers: Map<string, number>;
  /** Sends until it is told to end, and waits for the last answers then. */
  begin(): Promise<() => Promise<void>>;
  /** One request; a status, or the error by which it broke off. */
  send(path: string): Promise<string>;
  /** Writes that were answered with 200 and are not in the database. */
  lost(): Promise<string[]>;
  /** How many writes were answered with 200. */
  written(): number;
}

/** What ended the server a moment ago may end the next connection too. @throws what is thrown after half a minute */
const untilDone = async <T>(step: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await step();
    } catch (error) {
      if (tries === 300) throw error;
      await pause(100);
    }
  }
};

export const steadyLoad = async (app: TestApp, web: { port: number }, perSecond: number): Promise<SteadyLoad> => {
  const productIds: string[] = [];
  for (let made = 0; made < products; made += 1) productIds.push((await buildProduct(app.knex)).id);
  const answers = new Map<string, number>();
  const acknowledged: [userId: string, productId: string][] = [];

  const request = async (path: string, options: RequestInit = {}): Promise<string> => {
    try {
      const response = await fetch(`http://127.0.0.1:${web.port}/api${path}`, options);
      await response.arrayBuffer();
      return String(response.status);
    } catch (error) {
      return String(error instanceof Error ? (error.cause ?? error) : error);
    }
  };
  const count = (status: string): void => void answers.set(status, (answers.get(status) ?? 0) + 1);
  const write = async (caller: Caller, productId: string): Promise<void> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${caller.token}` };
    const status = await request('/v1/clients/favorite-products', { method: 'POST', headers, body: JSON.stringify({ productIds: [productId] }) });
    count(status);
    if (status === '200') acknowledged.push([caller.id, productId]);
  };
  const signIn = async (): Promise<Caller> => {
    app.clock.set(new Date().toISOString());
    const patient = await buildPatient(app.knex);
    return { id: patient.id, token: await app.tokenOf(patient) };
  };
  const isThere = async ([userId, productId]: [string, string]): Promise<boolean> =>
    (await app.knex('favorites').where({ userId, productId }).first()) !== undefined;

  return {
    answers,
    send: (path) => request(path),
    written: () => acknowledged.length,
    begin: async () => {
      const caller = await untilDone(signIn);
      const waiting = new Set<Promise<void>>();
      let turn = 0;
      const start = (sent: Promise<void>): void => {
        waiting.add(sent);
        void sent.finally(() => waiting.delete(sent));
      };
      const clock = setInterval(() => {
        for (let sent = 0; sent < perSecond / 20; sent += 1) {
          turn += 1;
          const productId = productIds[(turn / 10) % products];
          start(productId === undefined ? request('/v1/clients/products').then(count) : write(caller, productId));
        }
      }, 50);
      return async () => {
        clearInterval(clock);
        await Promise.all(waiting);
      };
    },
    lost: async () => {
      const missing: string[] = [];
      for (const write of acknowledged) if (!(await untilDone(() => isThere(write)))) missing.push(write[1]);
      return missing;
    },
  };
};

/** Milliseconds until it is so. @throws when it takes longer than allowed */
export const timeUntil = async (isSo: () => Promise<boolean>, milliseconds: number): Promise<number> => {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > milliseconds) throw new Error(`Not within ${milliseconds} ms`);
    await pause(50);
  }
  return performance.now() - began;
};
