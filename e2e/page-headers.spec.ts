import { createHash } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openStorefront } from './journeys/storefront.ts';

const visitorPages = ['/auth/login', '/auth/register', '/admin/', '/admin/login'];
/** Rendered once for all visitors, or for all members who may see as much: with hashes of their scripts. */
const sharedPages = ['/', '/market', '/en', '/market/pharmacies'];
const ownPages = ['/', '/market', '/en/market/pharmacies', '/dashboard', '/profile/security', '/dashboard/prescriptions'];
/** Rendered for the person who asks: with a nonce. */
const renderedPages = ['/stripe-identify'];

const policyOf = (response: APIResponse): Map<string, string[]> =>
  new Map(
    (response.headers()['content-security-policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

/** Data for search engines is no script: browsers never run it, and the policy does not ask about it. */
const isData = (attributes: string): boolean => attributes.includes('type="application/ld+json"');

/** The opening tags of everything in the page that a browser would run or apply. */
const inlineElements = (html: string): string[] =>
  [...html.matchAll(/<(script|style)\b([^>]*)>/gi)]
    .filter(([, , attributes = '']) => !/\ssrc=/.test(attributes) && !isData(attributes))
    .map(([element]) => element);

/** What is the same on every page. */
const expectHeaders = (response: APIResponse, policy: Map<string, string[]>, path: string): void => {
  for (const directive of ['frame-ancestors', 'object-src', 'base-uri']) expect(policy.get(directive), `${directive} of ${path}`).toEqual(["'none'"]);
  for (const directive of ['default-src', 'connect-src', 'form-action']) expect(policy.get(directive), `${directive} of ${path}`).toEqual(["'self'"]);
  expect(response.headers(), path).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
};

/** Asserts the policy of one delivered page, and answers its nonce. */
const expectStrict = async (request: APIRequestContext, path: string): Promise<string> => {
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status(), path).toBe(200);
  const policy = policyOf(response);
  const scripts = policy.get('script-src') ?? [];
  const nonce = /^'nonce-([\w+/=]{22,})'$/.exec(scripts.find((source) => source.startsWith("'nonce-")) ?? '')?.[1] ?? '';
  expect(nonce, `nonce of ${path}`).not.toBe('');
  expect(scripts, path).toEqual(["'self'", `'nonce-${nonce}'`]);
  expect(policy.get('style-src'), path).toEqual(["'self'", `'nonce-${nonce}'`]);
  expectHeaders(response, policy, path);
  for (const element of inlineElements(await response.text())) expect(element, path).toContain(`nonce="${nonce}"`);
  return nonce;
};

const expectFreshNonces = async (request: APIRequestContext, paths: string[]): Promise<void> => {
  const nonces: string[] = [];
  for (const path of [...paths, ...paths]) nonces.push(await expectStrict(request, path));
  expect(new Set(nonces).size, 'every answer has a nonce of its own').toBe(nonces.length);
};

const expectHashes = async (request: APIRequestContext, paths: string[]): Promise<void> => {
  for (const path of paths) {
    const response = await request.get(path);
    const policy = policyOf(response);
    expectHeaders(response, policy, path);
    const allowed = policy.get('script-src') ?? [];
    expect(policy.get('style-src'), path).toEqual(["'self'"]);
    const scripts = [...(await response.text()).matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
    const inline = scripts.filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !isData(attributes));
    const hashes = inline.map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    expect(hashes.length, `${path} has inline scripts to look at`).toBeGreaterThan(0);
    expect(new Set(allowed), path).toEqual(new Set(["'self'", ...hashes]));
  }
};

test('scripts and styles were compressed by the build, and come whole to those who cannot read that', async ({ request }) => {
  for (const [page, file] of [
    ['/', /\/assets\/style-[\w-]+\.css/],
    ['/', /\/assets\/platform-[\w-]+\.js/],
    ['/admin/', /\/admin\/assets\/base-[\w-]+\.js/],
  ] as const) {
    const path = file.exec(await (await request.get(page)).text())?.[0] ?? '';
    const [small, whole] = await Promise.all(['br', 'identity'].map((encoding) => request.get(path, { headers: { 'accept-encoding': encoding } })));
    // What is compressed while it is sent has no length.
    expect(small?.headers(), path).toMatchObject({
      'content-encoding': 'br',
      'content-length': expect.any(String),
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(whole?.headers()['content-encoding'], path).toBeUndefined();
    expect(await small?.text(), path).toBe(await whole?.text());
    expect(small?.headers()['cache-control'], path).toContain('immutable');
  }
});

test('pages that all visitors share name each of their scripts by its hash', ({ request }) => expectHashes(request, sharedPages));

test('every page for visitors and the back office name what may run in them, anew with each answer', async ({ request }) => {
  await expectFreshNonces(request, visitorPages);
  const html = await (await request.get('/auth/login')).text();
  expect(inlineElements(html).length, 'the storefront has inline scripts to look at').toBeGreaterThan(0);
});

test('the pages of a signed-in user do the same, and no cache stores a copy of them', async ({ page, registered }) => {
  await openStorefront(page, 'de').signIn(await registered('Zora', 'Zander'));
  await expectHashes(page.request, ownPages);
  await expectFreshNonces(page.request, renderedPages);
  for (const path of [...ownPages, ...renderedPages, '/admin/']) {
    const cacheControl = (await page.request.get(path)).headers()['cache-control'];
    expect(cacheControl, path).toMatch(/\bno-store\b|\bprivate\b/);
  }
});
