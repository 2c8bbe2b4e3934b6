import { expectAccessibleAsShown, expectNoSidewaysScroll } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';

/** Lists of an administrator, by their addresses; those of the other roles have the same grid. */
const lists = [
  'patients',
  'doctors',
  'pharmacies',
  'products',
  'payments',
  'stock',
  'stock-feeds',
  'feed-runs',
  'people',
  'audit-events',
  'jobs',
  'vaporizers',
];

test('every list is a list of cards on a phone, arranged without a mouse, and accessible with its dialogs open', { tag: '@full' }, async ({ staff }) => {
  const { page } = await staff('admin');
  for (const list of lists) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/admin/${list}`);
    const tools = page.locator('.grid-tools');
    await expect(tools.getByRole('button', { name: 'Ansichten' })).toBeVisible();
    await page.keyboard.press('v');
    await expect(page.getByRole('dialog', { name: 'Ansichten' })).toBeVisible();
    await expectAccessibleAsShown(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await expect(page.getByRole('dialog', { name: 'Spalten' })).toBeVisible();
    await expectAccessibleAsShown(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Spalten' })).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
  }
});

test('a view that is saved with columns and filters opens for a colleague by its link', { tag: '@full' }, async ({ staff }) => {
  const { page } = await staff('admin');
  await page.goto(`/admin/pharmacies?${new URLSearchParams({ filters: '[{"field":"isListed","operator":"eq","value":true}]', columns: 'name,city' })}`);
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
  await expect(colleague.getByRole('columnheader')).toHaveCount(2);
  await colleague.reload();
  await expect(colleague.getByRole('columnheader')).toHaveCount(2);
});
