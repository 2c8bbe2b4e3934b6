import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type Express } from 'express';
import type { Config } from '../config.ts';
import { proxyTo } from './dev-proxy.ts';
import { hashedAssets } from './hashed-assets.ts';

const folder = fileURLToPath(new URL('../../../admin/dist/', import.meta.url));

/** The built back office below /admin: hashed assets for a year, every other address is the one page with this answer's nonce. */
export const mountAdmin = (app: Express, config: Config): void => {
  if (config.ADMIN_DEV_URL) return void app.use('/admin', proxyTo(config.ADMIN_DEV_URL));
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  app.use('/admin/assets', hashedAssets(join(folder, 'assets')));
  app.use('/admin', express.static(folder, { index: false, maxAge: '1h', redirect: false }));
  app.get(['/admin', '/admin/{*path}'], (_request, response) => {
    response
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(page.replaceAll('__CSP_NONCE__', response.locals['nonce'] as string));
  });
};
