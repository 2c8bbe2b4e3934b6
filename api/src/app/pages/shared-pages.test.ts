import express, { type Express } from 'express';
import request from 'supertest';
import { requestHeaders } from '../../http/middlewares/request-headers.ts';
import type { AppContext } from '../../app-context.ts';
import { renderWith } from './render-page.ts';
import { serveSharedPages } from './shared-pages.ts';

const catalogue = { version: 1, offers: 'five' };
let seen: { url: string; headers: Record<string, string>; lastHash: string | undefined }[] = [];
let site: Express;

interface Given {
  nonce: string;
  ownDomainOf?: string;
  audience?: string;
  shared: { dataHash: string; lastHash: string | undefined };
}

/** Renders all that it is told, so that what reaches a page can be seen in it. */
const handle = async (asked: globalThis.Request, context: Record<string, unknown>): Promise<globalThis.Response> => {
  const { nonce, ownDomainOf, audience, shared } = context as unknown as Given;
  seen.push({ url: asked.url, headers: Object.fromEntries(asked.headers), lastHash: shared.lastHash });
  const path = new URL(asked.url).pathname;
  if (path.endsWith('gone')) return new Response('gone', { status: 410 });
  const data = `${catalogue.offers} ${asked.headers.get('cookie') ?? ''} ${ownDomainOf ?? audience ?? ''}`;
  shared.dataHash = data;
  if (data === shared.lastHash) return new Response(null, { status: 204 });
  const html = `<html><script nonce="${nonce}">start()</script><p>${data}</p>${'.'.repeat(2000)}</html>`;
  return new Response(html, { headers: { 'content-type': 'text/html', 'content-language': path.startsWith('/en') ? 'en' : 'de' } });
};

const readReach = async (asked: express.Request): Promise<'register' | 'doctor' | undefined> => {
  const [, role] = /accessToken=(patient|doctor)/.exec(asked.get('cookie') ?? '') ?? [];
  return role === undefined ? undefined : role === 'doctor' ? 'doctor' : 'register';
};

beforeEach(() => {
  seen = [];
  Object.assign(catalogue, { version: 1, offers: 'five' });
  const config = { APP_ENV: 'demo', BASE_URL: 'https://blattwerk.example', PORT: 3000 };
  const context = { catalogue: { current: () => catalogue }, config, log: { error: () => undefined } } as unknown as AppContext;
  site = express();
  site.use(requestHeaders(context.config));
  site.use((asked, response, next) => {
    if (asked.host === 'linden.example') response.locals['ownDomainOf'] = 'https://blattwerk.example';
    next();
  });
  site.use(serveSharedPages((order) => renderWith(handle, order), context, readReach));
  site.use((_asked, response) => void response.set('Cache-Control', 'private, no-store').send('made for one'));
});

const get = (path: string, headers: Record<string, string> = {}): request.Test => request(site).get(path).set('Host', 'blattwerk.example').set(headers);
const policyOf = (answer: request.Response): string => answer.get('Content-Security-Policy') ?? '';

test('visitors get the same page, without a nonce, with the hash of its script', async () => {
  const [one, two] = [await get('/market'), await get('/market')];
  expect(one.text).toBe(two.text);
  expect(seen).toHaveLength(1);
  expect(one.text).not.toContain('nonce');
  expect(policyOf(one)).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';style-src 'self';/);
  expect(policyOf(one)).not.toMatch(/nonce|unsafe/);
  expect(one.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1',
    'content-language': 'de',
    vary: expect.stringContaining('Cookie') as string,
  });
});

test.each(['br', 'gzip'])('pages are sent as %s, and an unchanged one is not sent again', async (encoding) => {
  const answer = await get('/market', { 'Accept-Encoding': encoding }).buffer(false);
  expect(answer.get('Content-Encoding')).toBe(encoding);
  const again = await get('/market', { 'If-None-Match': answer.get('ETag') ?? '' }).expect(304);
  expect(policyOf(again)).toContain('sha256-');
});

test('the market’s page is the same for all signed-in readers who may see as much of it, and no cache keeps it', async () => {
  const [one, two] = [
    await get('/market', { Cookie: 'accessToken=patient-1; theme=dark' }),
    await get('/market', { Cookie: 'accessToken=patient-2; theme=dark' }),
  ];
  expect(one.text).toBe(two.text);
  expect(one.text).toMatch(/theme=dark; refreshToken=anybody register\.[\w-]{43}/);
  expect(seen).toHaveLength(1);
  expect(one.get('Cache-Control')).toBe('private, no-store');
  expect(one.headers).not.toHaveProperty('etag');
});

test('who may see more or less of the market gets another page', async () => {
  const pages = [];
  for (const cookie of ['accessToken=patient-1', 'accessToken=doctor-1', 'accessToken=over', '']) pages.push((await get('/market', { Cookie: cookie })).text);
  expect(new Set(pages).size).toBe(4);
  expect(pages[2]).toContain('refreshToken=anybody <');
  expect(pages[3]).not.toMatch(/anybody|register|doctor/);
});

test('a page without anything of the person is the same for all who are signed in, and no cache keeps it', async () => {
  const cookies = ['accessToken=canary-1; theme=dark', 'refreshToken=canary-2; theme=dark'];
  const [one, two] = [await get('/dashboard', { Cookie: cookies[0]! }), await get('/dashboard', { Cookie: cookies[1]! })];
  expect(one.text).toBe(two.text);
  expect(one.text).toContain('theme=dark; refreshToken=anybody');
  expect(one.text + JSON.stringify(seen)).not.toContain('canary');
  expect(one.get('Cache-Control')).toBe('private, no-store');
  expect(one.headers).not.toHaveProperty('etag');
  expect((await get('/dashboard')).text).toBe('made for one');
});

test('of a visitor’s headers only theme and consent reach the page', async () => {
  const cookie = 'session=canary-1; theme=dark; cookies-agreed=false; XSRF-TOKEN=canary-2; theme2=light; x=theme=light';
  const headers = { Cookie: cookie, Authorization: 'Bearer canary-3', 'User-Agent': 'canary-4', Referer: 'https://canary-5.example', 'X-Any': 'canary-6' };
  const { text } = await get('/market', headers);
  expect(text).toContain('cookies-agreed=false; theme=dark');
  expect(text + JSON.stringify(seen)).not.toContain('canary');
});

test('theme, consent, language, query and a pharmacy’s own domain have pages of their own', async () => {
  const asked = [
    get('/market'),
    get('/market', { Cookie: 'theme=dark' }),
    get('/market', { Cookie: 'theme=light' }),
    get('/market', { Cookie: 'cookies-agreed=true' }),
    get('/en/market'),
    get('/market?category=flower'),
    get('/market?view=list'),
    get('/market', { Host: 'linden.example' }),
  ];
  for (const one of asked) await one;
  expect(seen).toHaveLength(asked.length);
  expect((await get('/market', { Host: 'linden.example' })).text).toContain('https://blattwerk.example');
  expect((await get('/market')).text).not.toContain('https://blattwerk.example');
});

test('a change of the catalogue is shown at the second request at the latest', async () => {
  await get('/market');
  Object.assign(catalogue, { version: 2, offers: 'none' });
  await get('/market');
  expect((await get('/market')).text).toContain('none');
});

test('a page whose data is the same is not rendered again', async () => {
  const before = await get('/market');
  catalogue.version = 2;
  await get('/market');
  expect((await get('/market')).text).toBe(before.text);
  expect(seen.map(({ lastHash }) => lastHash)).toEqual([undefined, 'five  ']);
});

test('a page that is not there is answered and not stored', async () => {
  await get('/market/products/gone').expect(410);
  await get('/market/products/gone').expect(410);
  expect(seen).toHaveLength(2);
});

test.each(['/dashboard', '/market/checkout', '/market.data', '/en/auth/login', '/market/products/a/b'])('%s is no such page', async (path) => {
  expect((await get(path)).text).toBe('made for one');
});

test('only reading asks for a page', async () => {
  await request(site).head('/market').set('Host', 'blattwerk.example').expect(200);
  expect((await request(site).post('/market').set('Host', 'blattwerk.example')).text).toBe('made for one');
});
