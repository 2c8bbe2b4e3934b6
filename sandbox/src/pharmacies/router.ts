import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Router, type Request, type Response } from 'express';
import type { SandboxConfig } from '../config.ts';
import type { Control } from '../control.ts';
import { sendPage } from '../pages/layout.ts';
import { dialectOf } from './dialect.ts';
import { formats, writeFeed, type Format, type StockList } from './formats.ts';
import { describeDialect, pharmaciesPage } from './page.ts';
import { productSource } from './products.ts';
import { bucketMs, bucketOf, stockOf } from './stock.ts';

const examples = [
  'adler-apotheke',
  'bahnhof-apotheke',
  'center-apotheke',
  'dom-apotheke',
  'engel-apotheke',
  'falken-apotheke',
  'garten-apotheke',
  'rosen-apotheke-secured',
];
const login = { user: 'feed', password: 'feed-secret' };
const remembered = 1000;

function isFormat(name: string): name is Format {
  return (formats as readonly string[]).includes(name);
}

function isAllowed(slug: string, request: Request): boolean {
  if (!slug.endsWith('-secured')) return true;
  return request.get('authorization') === `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`;
}

function etagOf(list: StockList, format: Format): string {
  return `"${createHash('sha256')
    .update(`${list.slug} ${format} ${JSON.stringify(list.items)}`)
    .digest('hex')
    .slice(0, 32)}"`;
}

/** `/pharmacies`: the list of feeds and `/:slug/stock.<csv|json|xml|xlsx>` for any slug. */
export function pharmacyRouter(config: SandboxConfig, control: Control, now: () => number): Router {
  const router = Router();
  const products = productSource(config.productsFile);
  const asked = new Set<string>();

  router.get('/', (request, response) => {
    const slugs = [...new Set([...asked, ...examples])].sort();
    if (request.accepts('html', 'json') === 'html') return sendPage(response, { title: 'Pharmacies', content: pharmaciesPage(slugs, login) });
    response.json({
      items: slugs.map((slug) => ({ slug, dialect: describeDialect(dialectOf(slug)), feeds: formats.map((format) => `/pharmacies/${slug}/stock.${format}`) })),
    });
  });

  router.get('/:slug/:file', async (request, response, next) => {
    const { slug, file } = request.params;
    const format = file.replace(/^stock\./, '');
    if (!/^[a-z0-9-]{1,120}$/.test(slug) || !file.startsWith('stock.') || !isFormat(format)) return next();
    if (!isAllowed(slug, request)) return void response.status(401).set('www-authenticate', 'Basic realm="stock"').send('Login required.');
    if (asked.size < remembered) asked.add(slug);
    if (await interfere(control, slug, response)) return;
    const at = new Date(bucketOf(now()) * bucketMs);
    const list: StockList = { slug, dialect: dialectOf(slug), items: stockOf(slug, products(), now()), at };
    const etag = etagOf(list, format);
    response.set({ etag, 'last-modified': at.toUTCString(), 'cache-control': 'no-cache' });
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
