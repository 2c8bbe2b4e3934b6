import { createServer as createHttpServer } from 'node:http';
import { createRequestHandler } from '@react-router/express';
import express from 'express';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { inRoot } from '../root.ts';

/**
 * `node scripts/dev/serve-app.ts storefront|admin <port> <api address>`: one app from its sources, changes shown at once.
 * The API passes its pages on to this server; the browser's socket for changes comes here directly.
 */
async function serveAdmin(port: number): Promise<void> {
  const vite = await createVite({ root: inRoot('admin'), server: { port, strictPort: true, hmr: { clientPort: port } } });
  await vite.listen();
}

/** The storefront renders on the server in development too, with the same context as in production. */
async function serveStorefront(port: number, apiUrl: string): Promise<void> {
  process.chdir(inRoot('storefront'));
  const app = express();
  const server = createHttpServer(app);
  const vite = await createVite({ root: inRoot('storefront'), server: { middlewareMode: true, hmr: { server, clientPort: port } } });
  app.use(vite.middlewares);
  app.all(
    '{*path}',
    createRequestHandler({
      build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
      mode: 'development',
      getLoadContext: () => ({ nonce: '', apiUrl }),
    }),
  );
  server.listen(port, '127.0.0.1');
}

const [app, port, apiUrl = ''] = process.argv.slice(2);
if (app === 'admin') await serveAdmin(Number(port));
else if (app === 'storefront') await serveStorefront(Number(port), apiUrl);
else throw new Error('Say which app: storefront or admin.');
