import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DeclaredOperation } from '@blattwerk/contract/operations';
import type { RequestHandler } from 'express';
import type { Knex } from 'knex';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AppContext } from '../app-context.ts';
import { readFigures, type Figure } from '../features/figures/public.ts';

/** Seconds for which figures of the database are good enough. */
const figuresLast = 15;
/** Seconds; those between which people notice a difference. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}
const poolOf = (knex: Knex): Pool => (knex.client as { pool: Pool }).pool;

const watchPools = (registry: Registry, { knex, replica, systemKnex, lockKnex }: AppContext): void => {
  const pools = { requests: knex, ...(replica ? { replica: replica.knex } : {}), system: systemKnex, locks: lockKnex };
  void new Gauge({
    name: 'blattwerk_database_connections',
    help: 'Connections of a pool that are used or free, and callers that wait for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [name, pool] of Object.entries(pools).map(([key, one]) => [key, poolOf(one)] as const)) {
        this.set({ pool: name, state: 'used' }, pool.numUsed());
        this.set({ pool: name, state: 'free' }, pool.numFree());
        this.set({ pool: name, state: 'waiting' }, pool.numPendingAcquires());
      }
    },
  });
};

const watchReplica = (registry: Registry, { replica }: AppContext): void => {
  if (replica === null) return;
  void new Gauge({
    name: 'blattwerk_replica_current',
    help: 'Whether the replica had everything when a read asked last (1), or lags or is away and the primary is read (0)',
    registers: [registry],
    collect() {
      this.set(replica.isCurrent() ? 1 : 0);
    },
  });
};

const watchServices = (registry: Registry, { guards }: AppContext): void => {
  void new Gauge({
    name: 'blattwerk_service_up',
    help: 'Whether a service of others answers this process (1) or is left alone by its circuit breaker (0)',
    labelNames: ['service'],
    registers: [registry],
    collect() {
      for (const { service, isDown } of guards.states()) this.set({ service }, isDown ? 0 : 1);
    },
  });
};

const rememberedFigures = ({ systemKnex, clock, log }: AppContext): (() => Promise<Figure[]>) => {
  let last: { at: number; figures: Promise<Figure[]> } | undefined;
  return () => {
    const now = clock.now();
    if (last === undefined || now.getTime() - last.at >= figuresLast * 1000) {
      const figures = readFigures(systemKnex, now).catch((error: unknown) => {
        log.warn({ err: error }, 'the figures of the database could not be read');
        return [];
      });
      last = { at: now.getTime(), figures };
    }
    return last.figures;
  };
};

/** Of the whole product, so only workers tell them. */
const watchFigures = (registry: Registry, context: AppContext): void => {
  const figures = rememberedFigures(context);
  const gauge = (name: string, help: string, valueOf: (figure: Figure) => number | null): Gauge =>
    new Gauge({
      name,
      help,
      labelNames: ['of', 'label'],
      registers: [registry],
      async collect() {
        this.reset();
        for (const figure of await figures()) {
          const value = valueOf(figure);
          if (value !== null) this.set({ of: figure.name, label: figure.label }, value);
        }
      },
    });
  gauge('blattwerk_waiting', 'How much there is of what should become less: jobs that are due, mails, requests under review', ({ count }) => count);
  gauge('blattwerk_oldest_seconds', 'Since when the oldest of it waits; of feeds: since the last content', ({ ageSeconds }) => ageSeconds);
};

export interface Metrics {
  registry: Registry;
  /** Times requests; it stands before everything else. */
  times: RequestHandler;
}

export const createMetrics = (context: AppContext): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 10 });
  watchPools(registry, context);
  watchReplica(registry, context);
  watchServices(registry, context);
  if (context.config.ROLE !== 'web') watchFigures(registry, context);
  const requests = new Histogram({
    name: 'blattwerk_request_seconds',
    help: 'How long answers took, by what was asked for: the part of the API or a page',
    labelNames: ['area', 'status'],
    buckets,
    registers: [registry],
  });
  const limited = new Counter({
    name: 'blattwerk_limited_total',
    help: 'Requests that were refused because their caller asks for too much',
    registers: [registry],
  });
  return {
    registry,
    times: (_request, response, next) => {
      const end = requests.startTimer();
      response.once('finish', () => {
        const operation = response.locals['operation'] as DeclaredOperation | undefined;
        if (response.statusCode === 429) limited.inc();
        end({ area: operation?.id.split('.')[0] ?? 'page', status: `${Math.floor(response.statusCode / 100)}xx` });
      });
      next();
    },
  };
};

export interface MetricsServer {
  port: number;
  stop(): Promise<void>;
}

/** Prometheus' text at `/metrics`, on a port and an address of its own that no proxy leads to. */
export const serveMetrics = async ({ registry }: Metrics, { host, port }: { host: string; port: number }): Promise<MetricsServer> => {
  const server: Server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
