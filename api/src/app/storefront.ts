import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createRequestHandler } from '@react-router/express';
import express, { type Express, type RequestHandler } from 'express';
import { Piscina } from 'piscina';
import type { ServerBuild } from 'react-router';
import type { AppContext } from '../app-context.ts';
import { proxyTo } from '../http/dev-proxy.ts';
import { hashedAssets } from '../http/hashed-assets.ts';
import { failure } from '../kernel/failure.ts';
import { followMovedNames } from './moved-names.ts';
import type { PageOrder, RenderedPage } from './pages/render-page.ts';
import { serveSharedPages } from './pages/shared-pages.ts';

const folder = fileURLToPath(new URL('../../../storefront/build/', import.meta.url));

/** A page says in its frame whether a user is signed in: then no cache may share it, public or not. */
const keepPrivate: RequestHandler = (request, response, next) => {
  if (/\b(access|refresh)Token=/.test(request.get('cookie') ?? '')) response.set('Cache-Control', 'private, no-store');
  next();
};

/** Addresses that wait to be rendered for the first time; further ones are told to come back. */
const maxWaiting = 100;

/** Shared pages are rendered in one worker thread: many requests for different pages do not delay other requests. */
const pageThread = (): ((order: PageOrder) => Promise<RenderedPage>) => {
  const pool = new Piscina<PageOrder, RenderedPage>({
    filename: new URL('./pages/render-page.ts', import.meta.url).href,
    name: 'renderPage',
    workerData: { build: join(folder, 'server/index.js') },
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: 4,
    recordTiming: false,
  });
  return (order) => {
    if (pool.queueSize >= maxWaiting) throw failure('server.unavailable', { retryAfterSeconds: 5 });
    return pool.run(order);
  };
};

/** The storefront: its hashed assets, then every other address rendered on the server. */
export const mountStorefront = async (app: Express, context: AppContext): Promise<void> => {
  const { config, log } = context;
  app.use(followMovedNames(context));
  if (config.STOREFRONT_DEV_URL) return void app.use(proxyTo(config.STOREFRONT_DEV_URL));
  const build = (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as ServerBuild;
  app.use('/assets', hashedAssets(join(folder, 'client/assets')));
  app.use(express.static(join(folder, 'client'), { maxAge: '1h', index: false, redirect: false }));
  app.use(serveSharedPages(pageThread(), context));
  app.all(
    '{*path}',
    keepPrivate,
    createRequestHandler({
      build,
      mode: 'production',
      getLoadContext: (request, response) => ({
        nonce: response.locals['nonce'] as string,
        apiUrl: `http://127.0.0.1:${request.socket.localPort ?? config.PORT}`,
        ...(response.locals['ownDomainOf'] ? { ownDomainOf: response.locals['ownDomainOf'] as string } : {}),
        report: (error: unknown) => log.error({ err: error }, 'a page failed'),
      }),
    }),
  );
};
