import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './browser/accessible.ts';
import { readEverything } from './browser/injected-script.ts';
import { expect, test } from './fixtures.ts';
import { openStorefront } from './journeys/storefront.ts';

const campaign = 'flyer-1184';
const address = (path: string): string => `${path}?utm_source=${campaign}&gclid=${campaign}`;

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });

/** Everything that a page asks of any server, until the test ends. */
const listen = (page: Page): Request[] => {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  return asked;
};

/** Requests to others than the product, and those that tell it the campaign; the page's own address was typed in by the test. */
const optional = (asked: Request[], origin: string): string[] =>
  asked
    .filter((request) => {
      const { cookie = '' } = request.headers();
      const isPage = request.isNavigationRequest() && request.method() === 'GET';
      const tells = [isPage ? '' : request.url(), cookie, request.postData() ?? ''].some((part) => part.includes(campaign));
      return tells || (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin);
    })
    .map((request) => `${request.method()} ${request.url()}`);

const choices = (asked: Request[]): unknown[] =>
  asked.filter((request) => request.url().endsWith('/clients/cookie-choices')).map((request) => request.postDataJSON());

/** The page at rest, and nothing of the campaign in what the browser keeps. */
const expectNothingKept = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  const { cookies, cookieStore, storage } = await readEverything(page);
  for (const kept of [cookies, cookieStore, storage]) expect(kept, page.url()).not.toContain(campaign);
};

test(
  'nothing optional before "agree" and none after "decline"; never on pages about health',
  { tag: '@full' },
  async ({ page, context, baseURL, registered }) => {
    const patient = await registered('Nele', 'Niemann');
    await context.clearCookies({ name: 'cookies-agreed' });
    const asked = listen(page);
    const origin = new URL(baseURL ?? '').origin;

    for (const path of ['/', '/market', '/market/pharmacies', '/market/checkout']) {
      await page.goto(address(path));
      await expectNothingKept(page);
    }
    await page.keyboard.press('Tab');
    await expect(bar(page)).toBeVisible();
    await expectNothingKept(page);
    await expectAccessible(page);
    expect(choices(asked)).toEqual([]);

    await bar(page).getByRole('button', { name: 'Ablehnen' }).click();
    await expect(bar(page)).toBeHidden();
    for (const path of ['/', '/market']) {
      await page.goto(address(path));
      await page.keyboard.press('Tab');
      await expectNothingKept(page);
      await expect(bar(page)).toBeHidden();
    }
    await expect.poll(() => choices(asked)).toEqual([{ isAgreed: false, version: 1 }]);
    expect(optional(asked, origin)).toEqual([]);

    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await expect(bar(page)).toBeFocused();
    await bar(page).getByRole('button', { name: 'Zustimmen' }).click();
    await expect.poll(async () => (await readEverything(page)).cookies).toContain(`utm_source=${campaign}`);

    await context.clearCookies({ name: /^(utm_source|gclid)$/ });
    const storefront = openStorefront(page, 'de');
    for (const path of ['/check', '/withdraw', '/room/guest']) {
      await page.goto(address(path));
      await expectNothingKept(page);
    }
    await storefront.signIn(patient);
    for (const path of ['/dashboard', '/dashboard/diary', '/health-state', '/consultations', '/onboarding', '/profile', '/profile/privacy']) {
      await page.goto(address(path));
      await expectNothingKept(page);
    }
  },
);
