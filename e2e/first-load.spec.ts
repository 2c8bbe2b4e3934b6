import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What a page may make a phone load, unpack and run before anybody has touched it. */
const budget = 130_000;

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
  const document = await page.goto(path, { waitUntil: 'networkidle' });
  expect(document?.status(), path).toBe(200);
  return (await Promise.all(scripts)).toSorted((one, other) => other.bytes - one.bytes);
};

const productPath = async (page: Page): Promise<string> => {
  const { items } = (await (await page.request.get('/api/v1/clients/products?pageSize=1')).json()) as { items: { slug: string }[] };
  return `/market/products/${items[0]?.slug ?? ''}`;
};

for (const name of ['/', '/market', '/en/market/catalog/flowers', 'a product', '/market/pharmacies']) {
  test(`the first load of ${name} has at most ${budget / 1000} kB of scripts`, async ({ page }) => {
    const scripts = await scriptsOf(page, name === 'a product' ? await productPath(page) : name);
    const sum = scripts.reduce((total, { bytes }) => total + bytes, 0);
    expect(scripts.length, 'scripts were loaded').toBeGreaterThan(3);
    expect(sum, scripts.map(({ file, bytes }) => `${bytes} ${file}`).join('\n')).toBeLessThanOrEqual(budget);
  });
}
