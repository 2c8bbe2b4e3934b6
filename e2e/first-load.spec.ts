import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { apiClient } from './api/client.ts';
import { expect, test } from './fixtures.ts';
import { runningProduct } from './product/running-product.ts';

/** What the pages where most visits begin may make a phone load, unpack and run before the first interaction. */
const entryBudget = 175_000;
/** The same for every other page. */
const pageBudget = 220_000;

interface Script {
  file: string;
  bytes: number;
}

/** Every script that the page loads by itself, with its size as gzip packs it. */
const scriptsOf = async (page: Page, path: string): Promise<Script[]> => {
  const scripts: Promise<Script>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.body().then((body) => ({ file: new URL(response.url()).pathname, bytes: gzipSync(body).length })));
  });
  const document = await page.goto(path);
  expect(document?.status(), path).toBe(200);
  // Scripts come after the first paint: the network is idle before them too.
  let seen = 0;
  const isSettled = (): boolean => {
    const isQuiet = scripts.length > 3 && scripts.length === seen;
    seen = scripts.length;
    return isQuiet;
  };
  await expect.poll(isSettled, { message: `the scripts of ${path} are loaded`, intervals: [500] }).toBe(true);
  return (await Promise.all(scripts)).toSorted((one, other) => other.bytes - one.bytes);
};

const slugOf = async (list: 'products' | 'pharmacies'): Promise<string> => {
  const { items } = await apiClient(runningProduct.baseUrl()).get(`/clients/${list}`, { query: { pageSize: 1 } });
  return items[0]?.slug ?? '';
};

/** With a product in the selection: an empty one has little to load. */
const checkoutPath = async (page: Page): Promise<string> => {
  const { items } = await apiClient(runningProduct.baseUrl()).get('/clients/products', { query: { pageSize: 1, inStock: 'true' } });
  const noted = items.map(({ id, name, slug, unit }) => ({ productId: id, name, slug, unit }));
  await page.addInitScript((list) => window.localStorage.setItem('blattwerk.request-list', list), JSON.stringify(noted));
  return '/market/checkout';
};

type Entry = string | [name: string, path: (page: Page) => Promise<string>];

/** Where most visits begin. */
const entryPages: Entry[] = [
  '/',
  '/market',
  '/en/market/catalog/flowers',
  ['a product', async () => `/market/products/${await slugOf('products')}`],
  '/market/pharmacies',
];

/** Where else the public goes: the ways into an account, and the pages that mails lead to. */
const otherPages: Entry[] = [
  ['a pharmacy', async () => `/market/pharmacies/${await slugOf('pharmacies')}`],
  ['a comparison', async () => `/market/compare?products=${await slugOf('products')}`],
  ['the checkout', checkoutPath],
  '/market/favorites',
  '/vape',
  '/auth/login',
  '/auth/register',
  '/auth/register-simple',
  '/auth/password-forgot',
  '/auth/confirm-info/sign-up',
  '/auth/confirm-info/reset?token=from-a-mail',
  '/newsletter',
  '/newsletter/confirm?token=from-a-mail',
  '/market/alerts/confirm?token=from-a-mail',
];

/** What `npm test` looks at: the page with most parts of each budget. The full run measures all. */
const samples: readonly string[] = ['/en/market/catalog/flowers', '/auth/register'];

const expectWithin = (entry: Entry, budget: number): void => {
  const [name, pathOf] = typeof entry === 'string' ? [entry, async () => entry] : entry;
  const tag = samples.includes(name) ? {} : { tag: '@full' };
  test(`the first load of ${name} has at most ${budget / 1000} kB of scripts`, tag, async ({ page }) => {
    const scripts = await scriptsOf(page, await pathOf(page));
    const sum = scripts.reduce((total, { bytes }) => total + bytes, 0);
    expect(sum, scripts.map(({ file, bytes }) => `${bytes} ${file}`).join('\n')).toBeLessThanOrEqual(budget);
  });
};

for (const entry of entryPages) expectWithin(entry, entryBudget);
for (const entry of otherPages) expectWithin(entry, pageBudget);
