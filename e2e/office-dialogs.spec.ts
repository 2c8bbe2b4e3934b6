import type { Locator, Page } from '@playwright/test';
import { expectAccessibleAsShown } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { officeLists } from './journeys/office-lists.ts';

/** Asked for what they do and not for what they open: links, what is sent, and what every list has (`lists.spec.ts` looks at it). */
const pressed = 'main button:not([type="submit"]):not([role="switch"]):not([role="tab"])';
const listTools = '.grid-tools, .grid-pages, th, .ant-table-selection-column';

/** Milliseconds in which a dialog has come or gone: several may fail in one list. */
const soon = 5000;

/** Nothing is written: what a press would change is held back, and the page says that it failed. */
const holdWrites = async (page: Page): Promise<void> => {
  await page.route('**/api/**', (route) => (['GET', 'HEAD'].includes(route.request().method()) ? route.continue() : route.abort('blockedbyclient')));
};

/** The page has been read: nothing loads, and nothing is added any more. */
const settle = async (page: Page): Promise<void> => {
  const main = page.locator('main');
  const loading = main.locator('[aria-busy="true"], .ant-spin-spinning, .grid-skeleton, .ant-skeleton-active');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let seen = '';
  const isStill = async (): Promise<boolean> => {
    const before = seen;
    seen = await main.innerText();
    return seen === before && (await loading.count()) === 0;
  };
  await expect.poll(isStill, { message: `${page.url()} has been read`, intervals: [300] }).toBe(true);
};

/** What the buttons of the page are called, each name once. */
const buttonNames = (page: Page): Promise<string[]> =>
  page
    .locator(pressed)
    .evaluateAll(
      (buttons, tools) => [
        ...new Set(
          buttons
            .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.matches(':disabled') && button.closest(tools) === null)
            .map((button) => (button.getAttribute('aria-label') ?? button.textContent).trim()),
        ),
      ],
      listTools,
    );

/** @returns whether a dialog opened, which has been looked at then */
const lookInto = async (page: Page, button: Locator, name: string): Promise<boolean> => {
  const before = page.url();
  await button.press('Enter');
  const dialog = page.locator('[role="dialog"]:visible');
  // Most buttons open none.
  await page.waitForTimeout(600);
  if (page.url() !== before || !(await dialog.first().isVisible())) return false;
  await test.step(`the dialog behind ${name}`, async () => {
    await expect(dialog.locator('.ant-spin-spinning, .ant-skeleton-active')).toHaveCount(0);
    // Ant Design's drawer puts the focus on what holds the dialog.
    const hasFocus = () => page.evaluate(() => document.activeElement?.matches('[role="dialog"], [role="dialog"] *, .ant-drawer') === true);
    await expect.soft.poll(hasFocus, { message: `the focus is in the dialog behind ${name}`, timeout: soon }).toBe(true);
    await expectAccessibleAsShown(page);
    await page.keyboard.press('Escape');
    await expect.soft(dialog, `Escape closes what ${name} opened`).toBeHidden({ timeout: soon });
    await expect.soft(button, `the focus is back at ${name}`).toBeFocused({ timeout: soon });
  });
  return true;
};

/** Presses each button of an address once, and begins anew after each. @returns what opened a dialog */
const lookAtAll = async (page: Page, address: string): Promise<string[]> => {
  const opened: string[] = [];
  await page.goto(address);
  await settle(page);
  const names = await buttonNames(page);
  for (const name of names) {
    const button = page
      .locator(pressed)
      .and(page.getByRole('button', { name, exact: true }))
      .first();
    if (!(await button.isVisible())) continue;
    if (await lookInto(page, button, name)) opened.push(name);
    await page.goto(address);
    await settle(page);
  }
  // Most records have their history behind a button: where it is, it opens.
  expect(opened).toEqual(expect.arrayContaining(names.filter((name) => name === 'Verlauf')));
  return opened;
};

test.describe('Dialogs of the back office', { tag: '@full' }, () => {
  for (const { name, role } of officeLists)
    test(`${name}: every dialog of the list and of a record takes the focus, closes by Escape and gives it back`, async ({ staff, problems }, testInfo) => {
      test.setTimeout(10 * 60_000);
      problems.allow(/ERR_BLOCKED_BY_CLIENT/);
      const { page } = await staff(role);
      await holdWrites(page);
      const opened = await lookAtAll(page, `/admin/${name}`);
      const link = page.locator('tbody tr.ant-table-row a[href^="/admin/"]').first();
      if ((await link.count()) > 0) opened.push(...(await lookAtAll(page, (await link.getAttribute('href')) ?? '')));

      testInfo.annotations.push({ type: 'opened', description: opened.join(', ') });
    });
});
