import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Router, type Request, type Response } from 'express';
import type { Control } from '../control.ts';
import { sendPage } from '../pages/layout.ts';
import { dialectOf } from './dialect.ts';
import { formats, writeFeed, type Format, type StockList } from './formats.ts';
import { clientKey, hostFingerprint, login, token } from './logins.ts';
import { describeDialect, pharmaciesPage } from './page.ts';
import type { Product } from './products.ts';
import { listAt, slugPattern } from './published.ts';

const examples = [
  'adler-apotheke',
  'bahnhof-apotheke',
  'center-apotheke',
  'dom-apotheke',
  'engel-apotheke',
  'falken-apotheke',
  'garten-apotheke',
  'rosen-apotheke-secured',
  'linden-apotheke-token',
];
const remembered = 1000;

function isFormat(name: string): name is Format {
  return (formats as readonly string[]).includes(name);
}

function isAllowed(slug: string, request: Request): boolean {
  if (slug.endsWith('-token')) return request.get('authorization') === `Bearer ${token}`;
  return !slug.endsWith('-secured') || request.get('authorization') === `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`;
}

function etagOf(list: StockList, format: Format): string {
  return `"${createHash('sha256')
    .update(`${list.slug} ${format} ${JSON.stringify(list.items)}`)
    .digest('hex')
    .slice(0, 32)}"`;
}

export interface PharmacyWorld {
  control: Control;
  products: () => Product[];
  now: () => number;
  sftpPort: () => number;
}

/** `/pharmacies`: the list of feeds and `/:slug/stock.<csv|json|xml|xlsx>` for any slug. */
export function pharmacyRouter({ control, products, now, sftpPort }: PharmacyWorld): Router {
  const router = Router();
  const asked = new Set<string>();

  router.get('/', (request, response) => {
    const slugs = [...new Set([...asked, ...examples])].sort();
    if (request.accepts('html', 'json') === 'html') return sendPage(response, { title: 'Pharmacies', content: pharmaciesPage(slugs, sftpPort()) });
    response.json({
      sftp: { port: sftpPort(), fingerprint: hostFingerprint },
      items: slugs.map((slug) => ({ slug, dialect: describeDialect(dialectOf(slug)), feeds: formats.map((format) => `/pharmacies/${slug}/stock.${format}`) })),
    });
  });

  router.get('/sftp-key.pem', (_request, response) => void response.type('text/plain').send(clientKey));

  router.get('/:slug/:file', async (request, response, next) => {
    const { slug, file } = request.params;
    const format = file.replace(/^stock\./, '');
    if (!slugPattern.test(slug) || !file.startsWith('stock.') || !isFormat(format)) return next();
    const scheme = slug.endsWith('-token') ? 'Bearer' : 'Basic';
    if (!isAllowed(slug, request)) return void response.status(401).set('www-authenticate', `${scheme} realm="stock"`).send('Login required.');
    if (asked.size < remembered) asked.add(slug);
    if (await interfere(control, slug, response)) return;
    const list = listAt(slug, products(), now());
    const etag = etagOf(list, format);
    response.set({ etag, 'last-modified': list.at.toUTCString(), 'cache-control': 'no-cache' });
    if (request.get('if-none-match') === etag) return void response.status(304).end();
    const feed = await writeFeed(list, format);
    sendFeed(control, slug, response.set('content-type', feed.contentType), feed.body);
  });
  return router;
}

/** true when the answer has been given already: a failure or a body on demand. */
async function interfere(control: Control, slug: string, response: Response): Promise<boolean> {
  if (!control.concernsFeed(slug)) return false;
  const { delayMs, status, body } = control.settings.feeds;
  if (delayMs > 0) await sleep(delayMs);
  if (control.takeFeedFailure(slug)) {
    if (status === 0) response.req.socket.destroy();
    else response.status(status).type('html').send('<!doctype html><title>Wartung</title><p>Der Server wird gerade gewartet.</p>');
    return true;
  }
  if (body === null) return false;
  response.type('text/csv').send(body);
  return true;
}

function sendFeed(control: Control, slug: string, response: Response, body: Buffer): void {
  const { cutAt } = control.settings.feeds;
  response.end(cutAt !== null && control.concernsFeed(slug) ? body.subarray(0, cutAt) : body);
}
