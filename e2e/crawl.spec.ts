import type { APIRequestContext, Page } from '@playwright/test';
import { cast } from '../seeds/cast.ts';
import { newPerson } from './api/patient.ts';
import { declineRequest } from './api/staff.ts';
import { expectAccessibleAsShown, expectContrastInTheDark, expectFitsPhones } from './browser/accessible.ts';
import { lookAtOpened } from './browser/opened.ts';
import { expect, test } from './fixtures.ts';
import { startCrawl } from './journeys/crawl.ts';
import { signIn } from './journeys/sign-in.ts';
import type { Locale } from './journeys/words.ts';
import { runningProduct } from './product/running-product.ts';

test.describe.configure({ mode: 'parallel' });

/** How many addresses of one kind are opened. */
const perKind = 1;

/** What is wrong with a page as the server sends it, and where it leads. */
const readPage = async (request: APIRequestContext, address: string, locale: Locale): Promise<{ wrong: string[]; hrefs: string[] }> => {
  const answer = await request.get(address);
  const html = await answer.text();
  const headings = html.match(/<h1\b/g)?.length ?? 0;
  const lang = /<html[^>]*\blang="(\w+)"/.exec(html)?.[1];
  const wrong = [
    ...(answer.status() === 200 ? [] : [`status ${answer.status()}`]),
    ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
    ...(lang === locale ? [] : [`lang is ${lang}`]),
  ];
  return { wrong, hrefs: [...html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')) };
};

test('every page that a visitor reaches from the home page answers, in its language and with one heading', async ({ request }) => {
  const crawl = startCrawl(runningProduct.baseUrl(), 'de', perKind);
  const wrong: string[] = [];
  let count = 0;
  for (let found = crawl.next(); found !== undefined; found = crawl.next()) {
    const { address, from } = found;
    const page = await readPage(request, address, 'de');
    crawl.add(page.hrefs, address);
    wrong.push(...page.wrong.map((what) => `${address} (linked on ${from}): ${what}`));
    count += 1;
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(40);
});

interface Look {
  page: Page;
  locale: Locale;
  /** Whose header it is. */
  who: string;
  /** What has been looked at already, for another person: the same address with the same words. */
  looked: Set<string>;
  /** What has been opened already, by page and name. */
  opened: Set<string>;
}

/** Opens every page that links lead to, collects what is wrong with them, and says how many there are. */
const visitAll = async ({ page, locale, who, looked, opened }: Look): Promise<number> => {
  const crawl = startCrawl(runningProduct.baseUrl(), locale, perKind);
  let count = 0;
  for (let found = crawl.next(); found !== undefined; found = crawl.next()) {
    const { address, from } = found;
    const at = `${address} (linked on ${from})`;
    const answer = await page.goto(address);
    expect.soft(answer?.status(), at).toBe(200);
    await expect.soft(page.getByRole('heading', { level: 1 }), at).toHaveCount(1);
    await expect.soft(page.getByRole('status').filter({ hasText: /^(Wird geladen|Loading)/ }), at).toHaveCount(0);
    await expect.soft(page.locator('html'), at).toHaveAttribute('lang', locale);
    const { pathname, search } = new URL(page.url());
    const shown = `${pathname}${search}`;
    const seen = `${shown} ${await page.getByRole('main').innerText()}`;
    if (!looked.has(seen)) {
      await test.step(at, async () => {
        await expectAccessibleAsShown(page);
        await expectContrastInTheDark(page);
        await expectFitsPhones(page);
      });
    }
    looked.add(seen);
    crawl.add(await page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')), shown);
    await test.step(`${at}, opened`, () => lookAtOpened(page, who, opened));
    count += 1;
  }
  return count;
};

for (const locale of ['de', 'en'] as const satisfies readonly Locale[]) {
  test(
    `every link leads to a page without faults, and with all that opens open, for visitors, patients and after a refusal (${locale})`,
    { tag: '@full' },
    async ({ newBrowser, inReview, staffApi }) => {
      test.setTimeout(45 * 60_000);
      const refused = await inReview('Frieda', 'Absage', locale);
      await declineRequest(await staffApi('doctor'), refused.treatmentId);
      const looked = new Set<string>();
      const opened = new Set<string>();
      const known = { email: cast.patient.email, password: newPerson('', '').password };
      for (const [person, atLeast] of [
        [null, 60],
        [known, 75],
        [refused, 65],
      ] as const) {
        const page = await newBrowser();
        if (person) await signIn(page, person);
        expect(await visitAll({ page, locale, who: person ? 'member' : 'visitor', looked, opened }), person?.email ?? 'visitor').toBeGreaterThan(atLeast);
      }
    },
  );
}
