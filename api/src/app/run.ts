import { setTimeout as pause } from 'node:timers/promises';
import type { Express } from 'express';
import type { AppContext } from '../app-context.ts';
import { closeContext } from '../context.ts';
import { createMetrics, serveMetrics } from './metrics.ts';
import { attachRooms, type Rooms } from './rooms.ts';
import { createApp, listen, type AppOptions, type RunningServer } from './server.ts';
import { startTracing } from './tracing.ts';
import { drawInThread } from '../features/documents/public.ts';
import { noteOperator } from '../features/settings/public.ts';
import { registry } from './jobs.ts';
import { startWorker, type Worker } from './worker.ts';

/** Starts what ROLE asks for and stops it gracefully: no new work, running work ends, then the connections close. */
export const run = async (context: AppContext, options: AppOptions = {}): Promise<void> => {
  const { config, log } = context;
  await noteOperator(context.systemKnex, context.clock, config);
  const stopDrawing = drawInThread();
  const traces = config.OTEL_EXPORTER_OTLP_ENDPOINT ? startTracing(context, config.OTEL_EXPORTER_OTLP_ENDPOINT) : undefined;
  const metrics = config.METRICS_PORT === undefined ? undefined : createMetrics(context);
  const metricsServer = metrics && (await serveMetrics(metrics, { host: config.METRICS_HOST, port: config.METRICS_PORT ?? 0 }));
  await context.boss.start();
  const worker: Worker | undefined = config.ROLE === 'web' ? undefined : await startWorker(context, context.boss, registry);
  let app: Express | undefined;
  let web: RunningServer | undefined;
  let rooms: Rooms | undefined;
  if (config.ROLE !== 'worker') {
    context.accounts.follow();
    context.catalogue.follow();
    context.sharedAnswers.follow();
    app = await createApp(context, { ...options, observers: [...(traces ? [traces.requests] : []), ...(metrics ? [metrics.times] : [])] });
    web = await listen(app, config.PORT);
    rooms = attachRooms(web.server, context);
    log.info({ port: web.port, role: config.ROLE }, 'listening');
  }
  let stopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    // Not ready first: the proxy sends requests elsewhere before the last ones end here.
    if (app) app.locals['stopping'] = true;
    if (web) await pause(config.STOP_DRAIN_SECONDS * 1000);
    await Promise.all([rooms?.close(), context.officeEvents.close()]);
    await web?.stop();
    await worker?.stop();
    await stopDrawing();
    await Promise.all([metricsServer?.stop(), traces?.stop()]);
    await closeContext(context);
    process.exit(0);
  };
  const end = (signal: NodeJS.Signals): void =>
    void stop(signal).catch((error: unknown) => {
      log.fatal({ err: error }, 'stopping failed');
      process.exit(1);
    });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
};
