import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleAsShown, expectNoSidewaysScroll } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { officeLists } from './journeys/office-lists.ts';

const rowKeys = (page: Page): Promise<(string | null)[]> =>
  page.locator('tbody tr.ant-table-row').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row-key')));

/** The list has been read: it has rows, or says that there are none. */
const isRead = async (page: Page): Promise<void> => {
  await expect(page.locator('.grid-tools')).toBeVisible();
  await expect(page.locator('.grid [aria-busy="true"], .grid .ant-spin-spinning, .grid-skeleton')).toHaveCount(0);
};

/** How many entries the list says that it has: the last number of "1–25 von 1.234"; 0 for an empty list. */
const totalOf = async (page: Page): Promise<number> => {
  const range = page.locator('.grid-pages [aria-live]');
  return (await range.count()) === 0
    ? 0
    : Number(
        (await range.innerText())
          .replace(/^.* von /, '')
          .replaceAll('.', '')
          .replace('+', ''),
      );
};

/** Orders the list by its first column that can be ordered. @returns how that column says so, null where there is none */
const orderByFirst = async (page: Page): Promise<string | null> => {
  const heading = page.locator('th.ant-table-column-has-sorters').first();
  if ((await heading.count()) === 0) return null;
  const before = page.url();
  await heading.click();
  await expect(page).not.toHaveURL(before);
  await isRead(page);
  // A list that begins in the descending order of this column is in none after one press.
  const ordered = page.locator('th[aria-sort]').first();
  if ((await ordered.count()) === 0) await heading.click();
  await isRead(page);
  return ordered.getAttribute('aria-sort');
};

const dialogByKey = async (page: Page, key: string, name: string): Promise<void> => {
  await page.keyboard.press(key);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expectAccessibleAsShown(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name })).toBeHidden();
};

/** Rows of the exported file, without its heading. */
const exportedRows = async (page: Page): Promise<number> => {
  await page.getByRole('button', { name: 'Als Datei exportieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Liste exportieren' });
  await dialog.getByText('Text mit Semikolon (CSV)').click();
  await expectAccessibleAsShown(page);
  await dialog.getByRole('button', { name: 'Export starten' }).click();
  // Others export with the same account at the same time.
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const file = page
    .getByRole('region', { name: 'Exporte' })
    .getByRole('listitem')
    .filter({ hasText: `${title}, CSV` })
    .first();
  const link = file.getByRole('link', { name: 'Herunterladen' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  await file.getByRole('button', { name: /^Aus der Leiste nehmen/ }).click();
  // Line breaks within quotes belong to a value.
  return (
    text
      .slice(1)
      .replaceAll(/"(?:[^"]|"")*"/g, '""')
      .trimEnd()
      .split(/\r?\n/).length - 1
  );
};

test.describe('The acceptance list of the back office', { tag: '@full' }, () => {
  for (const { name, role } of officeLists)
    test(`${name}: its state is in the link, it is arranged by keyboard, exported whole, and accessible at every width`, async ({ staff, problems }) => {
      // The server refuses the filter that it does not know.
      problems.allow(/status of 400 .*unheardOf/);
      const { page } = await staff(role);
      await test.step('a link with an unknown filter opens without it, and says so', async () => {
        await page.goto(`/admin/${name}?filters=${encodeURIComponent('[{"field":"unheardOf","operator":"eq","value":"1"}]')}`);
        await expect(page.getByText(/Der Link nennt (etwas|Angaben), (das|die) diese Liste nicht kennt/)).toBeVisible();
        await isRead(page);
      });
      await page.goto(`/admin/${name}`);
      await isRead(page);
      const total = await totalOf(page);

      await test.step('reloaded, and opened by a colleague, the link shows the same', async () => {
        const order = total > 0 ? await orderByFirst(page) : null;
        const rows = await rowKeys(page);
        await page.reload();
        await isRead(page);
        expect(await rowKeys(page)).toEqual(rows);
        if (order !== null) await expect(page.locator('th[aria-sort]').first()).toHaveAttribute('aria-sort', order);
        const colleague = (await staff(role)).page;
        await colleague.goto(page.url());
        await isRead(colleague);
        expect(await rowKeys(colleague)).toEqual(rows);
        await colleague.context().close();
      });

      await test.step('searched, its views and its columns by keyboard', async () => {
        await page.keyboard.press('/');
        await expect(page.getByRole('searchbox')).toBeFocused();
        await page.keyboard.press('Escape');
        await page.getByRole('searchbox').blur();
        await dialogByKey(page, 'v', 'Ansichten');
        await dialogByKey(page, 'c', 'Spalten');
      });

      await test.step('a view of it is saved and opens by its link', async () => {
        await page.keyboard.press('v');
        const menu = page.getByRole('dialog', { name: 'Ansichten' });
        await menu.getByRole('button', { name: 'Als neue Ansicht speichern' }).click();
        const view = `Meine ${name} ${Date.now()}`;
        await menu.getByLabel('Name').fill(view);
        await menu.getByRole('button', { name: 'Ansicht speichern' }).click();
        await expect(page).toHaveURL(/\?view=[0-9a-f-]+$/);
        await page.reload();
        await expect(page.getByRole('button', { name: `Ansicht: ${view}` })).toBeVisible();
        await page.goto(`/admin/${name}`);
        await isRead(page);
      });

      if (total > 0)
        await test.step('the exported file has every entry', async () => {
          const rows = await exportedRows(page);
          expect(rows).toBeGreaterThanOrEqual(total);
          // The log and the jobs go on while they are exported; a long list says that it has more than it counted.
          if (['audit-events', 'jobs'].includes(name) || (await page.getByRole('button', { name: 'Genau zählen' }).isVisible())) return;
          // Other journeys may have added entries.
          await page.reload();
          await isRead(page);
          expect(rows).toBeLessThanOrEqual(await totalOf(page));
        });

      const ticks = page.locator('.ant-table-selection-column input[type="checkbox"]');
      if (total > 1 && (await ticks.count()) > 1)
        await test.step('entries are ticked, with what can be done with them', async () => {
          await ticks.nth(1).click();
          await expect(page.getByRole('region', { name: 'Sammelaktionen' })).toBeVisible();
          await expectAccessibleAsShown(page);
          await page.getByRole('button', { name: 'Auswahl aufheben' }).click();
        });

      await test.step('cards on a phone, without scrolling sideways', async () => {
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          await expectNoSidewaysScroll(page);
        }
        await expectAccessibleAsShown(page);
        await page.setViewportSize({ width: 1440, height: 900 });
      });

      const link = page.locator('tbody tr.ant-table-row a[href^="/admin/"]').first();
      if (total > 0 && (await link.count()) > 0)
        await test.step('a record has its history', async () => {
          // Rows of some lists have a history of their own: the record's is on its page.
          const heading = page.getByRole('heading', { level: 1 });
          const title = await heading.innerText();
          await link.click();
          await expect(heading).not.toHaveText(title);
          const history = page.locator('main').getByRole('button', { name: 'Verlauf' }).first();
          if ((await history.count()) === 0) return;
          await history.click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectAccessibleAsShown(page);
        });
    });
});

test('a view that is saved with columns and filters opens for a colleague by its link', { tag: '@full' }, async ({ staff }) => {
  const { page } = await staff('admin');
  await page.goto(`/admin/pharmacies?${new URLSearchParams({ filters: '[{"field":"isListed","operator":"eq","value":true}]', columns: 'name,city' })}`);
  await isRead(page);
  await page.keyboard.press('v');
  const menu = page.getByRole('dialog', { name: 'Ansichten' });
  await menu.getByRole('button', { name: 'Als neue Ansicht speichern' }).click();
  const name = `Im Angebot ${Date.now()}`;
  await menu.getByLabel('Name').fill(name);
  await menu.getByText('Alle Mitarbeitenden').click();
  await menu.getByRole('button', { name: 'Ansicht speichern' }).click();
  await expect(page).toHaveURL(/\?view=[0-9a-f-]+$/);
  const colleague = (await staff('admin')).page;
  await colleague.goto(page.url());
  await expect(colleague.getByRole('button', { name: `Ansicht: ${name}` })).toBeVisible();
  await expect(colleague.getByRole('columnheader')).toHaveText([/^Auswahl/, /^Name/, /^Ort/]);
  await colleague.reload();
  await expect(colleague.getByRole('columnheader')).toHaveText([/^Auswahl/, /^Name/, /^Ort/]);
});
