import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { demoPassword } from '../seeds/cast.ts';
import { signIn } from './journeys/sign-in.ts';
import { openStorefront } from './journeys/storefront.ts';
import { words } from './journeys/words.ts';
import { heldMoment } from './product/held-moment.ts';
import { holdClock } from './product/hold-clock.ts';
import { findPlace, makeDataDir, repository, startProduct, type Product } from './product/product-process.ts';
import { viewers, type Screen } from './visual/screens.ts';

/** How large a window is; the pictures show what is in it. */
const windows = [
  { width: 360, height: 640 },
  { width: 976, height: 560 },
  { width: 1440, height: 560 },
] as const;
const schemes = ['light', 'dark'] as const;

/** The same moment in every process, and no jobs: neither feeds nor mails change what is there. */
const heldStill = { NODE_OPTIONS: `--import ${path.join(repository, 'e2e/product/held-clock.ts')}`, ROLE: 'web' };

// A failed test ends its worker, and the next one starts a product again: each looks at all of its pictures first, and none is repeated.
test.describe.configure({ timeout: 900_000, retries: 0 });
let product: Product;
test.beforeAll(async () => {
  product = await startProduct(await findPlace(makeDataDir('visual'), 4700), heldStill);
});
test.afterAll(async () => {
  await product.stop();
  rmSync(product.dataDir, { recursive: true, force: true });
});

const newWindow = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ baseURL: product.baseUrl, locale: 'de-DE', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'cookies-agreed', value: 'false', url: product.baseUrl }]);
  await context.addInitScript(holdClock, heldMoment);
  return context.newPage();
};

/** What stands in a page for what it still loads. */
const loading = '[aria-busy="true"], .ant-skeleton-active, .ant-spin-spinning, .grid-skeleton, [role="status"]:has([class*="bone"])';

/** Everything that is in the window is there, and rows of tabs stand at their beginning: whether one scrolls to its chosen tab depends on the width before. */
const isComplete = async (page: Page, isGallery: boolean): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  if (!isGallery) await expect(page.locator(loading)).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const element of document.querySelectorAll('body *')) element.scrollLeft = 0;
    await Promise.all([...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight).map((image) => image.decode()));
  });
};

const compare = async (page: Page, { name, path: address, isGallery = false, isOnce = false }: Screen): Promise<void> => {
  for (const colorScheme of isOnce ? (['light'] as const) : schemes) {
    await page.emulateMedia({ colorScheme });
    // The back office asks once which colours the system prefers.
    await page.goto(address);
    for (const size of isOnce ? windows.slice(0, 1) : windows) {
      await page.setViewportSize(size);
      await isComplete(page, isGallery);
      await expect.soft(page).toHaveScreenshot([name, `${String(size.width)}-${colorScheme}.png`], { fullPage: isGallery });
    }
  }
};

for (const { who, email, isBeginning = false, screens } of viewers) {
  test(`pages look as they did for ${who}`, { tag: '@full' }, async ({ browser }) => {
    const page = await newWindow(browser);
    if (email !== undefined) await signIn(page, { email, password: demoPassword });
    if (isBeginning) {
      const storefront = openStorefront(page, 'de');
      await storefront.open('/health-state/create/prescription');
      await storefront.beginQuestionnaire();
      await expect(storefront.heading(words.de.illness.title)).toBeVisible();
    }
    for (const screen of screens) await test.step(screen.name, () => compare(page, screen));
    await page.context().close();
  });
}
