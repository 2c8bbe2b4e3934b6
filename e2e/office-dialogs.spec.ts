import type { Locator, Page } from '@playwright/test';
import { expectAccessibleAsShown } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { officeLists } from './journeys/office-lists.ts';

/** Asked for what they do and not for what they open: links, what is sent, and what every list has (`lists.spec.ts` looks at it). */
const pressed = 'main button:not([type="submit"]):not([role="switch"]):not([role="tab"])';
const listTools = '.grid-tools, .grid-pages, th, .ant-table-selection-column';

/** Nothing is written: what a press would change is held back, and the page says that it failed. */
const holdWrites = async (page: Page): Promise<void> => {
  await page.route('**/api/**', (route) => (['GET', 'HEAD'].includes(route.request().method()) ? route.continue() : route.abort('blockedbyclient')));
};

const settle = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main').locator('[aria-busy="true"], .ant-spin-spinning, .grid-skeleton, .ant-skeleton-active')).toHaveCount(0);
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
    await settle(page);
    await expect.soft(dialog.locator(':focus').or(page.locator('[role="dialog"]:focus')), `the focus is in the dialog behind ${name}`).toHaveCount(1);
    await expectAccessibleAsShown(page);
    await page.keyboard.press('Escape');
    await expect.soft(dialog, `Escape closes what ${name} opened`).toBeHidden();
    await expect.soft(button, `the focus is back at ${name}`).toBeFocused();
  });
  return true;
};

/** Presses each button of an address once, and begins anew after each. */
const lookAtAll = async (page: Page, address: string, looked: Set<string>): Promise<void> => {
  await page.goto(address);
  await settle(page);
  for (const name of await buttonNames(page)) {
    const key = `${address.replace(/[0-9a-f-]{36}/, ':id')}: ${name.replaceAll(/\d+/g, '#')}`;
    if (looked.has(key)) continue;
    looked.add(key);
    const button = page
      .locator(pressed)
      .and(page.getByRole('button', { name, exact: true }))
      .first();
    if (!(await button.isVisible())) continue;
    await lookInto(page, button, name);
    await page.goto(address);
    await settle(page);
  }
};

test.describe('Dialogs of the back office', { tag: '@full' }, () => {
  for (const { name, role } of officeLists)
    test(`${name}: every dialog of the list and of a record takes the focus, closes by Escape and gives it back`, async ({ staff, problems }) => {
      test.setTimeout(10 * 60_000);
      problems.allow(/ERR_BLOCKED_BY_CLIENT/);
      const { page } = await staff(role);
      await holdWrites(page);
      const looked = new Set<string>();
      await lookAtAll(page, `/admin/${name}`, looked);
      const link = page.locator('tbody tr.ant-table-row a[href^="/admin/"]').first();
      if ((await link.count()) > 0) await lookAtAll(page, (await link.getAttribute('href')) ?? '', looked);
    });
});
