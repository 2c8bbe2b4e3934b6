import type { BrowserContext } from '@playwright/test';
import { openForeignHost, type ForeignHost } from './browser/foreign-host.ts';
import { readEverything, refusals, runInline, sendAway, watchPolicy, waysOut } from './browser/injected-script.ts';
import { expect, test as base } from './fixtures.ts';
import { openStorefront } from './journeys/storefront.ts';

const test = base.extend<{ foreign: ForeignHost }>({
  foreign: async ({}, use) => {
    const foreign = await openForeignHost();
    await use(foreign);
    await foreign.close();
  },
});

const valueOf = async (context: BrowserContext, name: string): Promise<string> => {
  const { value } = (await context.cookies()).find((cookie) => cookie.name === name) ?? {};
  if (!value) throw new Error(`The browser has no cookie ${name}.`);
  return value;
};

/** `GET /image` as the address that the policy refuses. */
const addressOf = (origin: string, call: string): string => {
  const [method, path = ''] = call.split(' ');
  return `${method === 'UPGRADE' ? origin.replace('http', 'ws') : origin}${path}`;
};

const withoutLoot = (calls: string[]): string[] => calls.map((call) => call.split('?')[0] ?? '');

test('AUT-12 a script in the page finds neither the refresh token nor health data in what the browser keeps', async ({ page, context, registered }) => {
  const complaints = 'Stechende Schmerzen im linken Knie';
  const patient = await registered('Xenia', 'Xaver');
  const storefront = openStorefront(page, 'de');
  await storefront.signIn(patient);
  await storefront.open('/dashboard/health-state/create');
  await storefront.illness(complaints);
  await storefront.heading(/./).waitFor();
  const refreshToken = await valueOf(context, 'refreshToken');
  const accessToken = await valueOf(context, 'accessToken');
  for (const path of [undefined, '/dashboard', '/profile/security', '/market']) {
    if (path) await storefront.open(path);
    await page.waitForLoadState('networkidle');
    const { cookies, cookieStore, storage, databases, caches } = await readEverything(page);
    expect(cookies, 'the script does read cookies').toContain('sessionId=');
    for (const read of [cookies, cookieStore, storage]) {
      expect(read).not.toContain('refreshToken');
      expect(read).not.toContain(refreshToken);
      expect(read).not.toContain(complaints);
      expect(read).not.toContain('chronic-pain');
    }
    expect(storage).not.toContain(accessToken);
    expect([...databases, ...caches]).toEqual([]);
  }
  const kept = (await context.cookies()).find(({ name }) => name === 'refreshToken');
  expect(kept).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
});

test('AUT-12 a script in the page sends the access token to no foreign host, and injected code does not run', async ({
  page,
  context,
  registered,
  foreign,
  problems,
}) => {
  problems.allow(/Content Security Policy/);
  problems.allow(new RegExp(`request failed: \\w+ ${foreign.origin}/`));
  const storefront = openStorefront(page, 'de');
  await storefront.signIn(await registered('Yannis', 'Yildiz'));
  const accessToken = await valueOf(context, 'accessToken');
  for (const path of ['/dashboard', '/profile/security', '/market']) {
    await storefront.open(path);
    await page.waitForLoadState('networkidle');
    expect((await readEverything(page)).cookies).toContain(accessToken);
    await watchPolicy(page);
    await sendAway(page, foreign.origin, accessToken);
    expect(await runInline(page), `code injected into ${path}`).toEqual([]);
    const outwards = Object.entries(waysOut).map(([call, directive]) => `enforce ${directive} ${addressOf(foreign.origin, call)}`);
    const inline = ['enforce script-src-elem inline', 'enforce script-src-attr inline'];
    await expect.poll(() => refusals(page), `refusals on ${path}`).toEqual(expect.arrayContaining([...outwards, ...inline]));
  }
  expect(foreign.heard()).toEqual([]);
});

test('AUT-12 the same script gets through on a page without a policy', async ({ page, foreign, problems }) => {
  problems.allow(new RegExp(foreign.origin.replace('http://', '')));
  await page.goto(foreign.origin);
  await sendAway(page, foreign.origin, 'token');
  await expect.poll(() => withoutLoot(foreign.heard())).toEqual(Object.keys(waysOut).toSorted());
  expect(await runInline(page)).toEqual(['element', 'attribute', 'address']);
});
