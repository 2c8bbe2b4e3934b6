import { apiClient } from './api/client.ts';
import { expectAccessibleAsShown } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { runningProduct } from './product/running-product.ts';

test('what comes into an open list waits behind a pill that says how many, and no row moves before it is pressed', async ({ staff }) => {
  const visitor = apiClient(runningProduct.baseUrl());
  const write = (name: string) =>
    visitor.post('/clients/contact-requests', {
      body: { topic: 'other', name: `Wartenau ${name}`, email: `${name.toLowerCase()}@wartenau.example`, message: 'Wie finde ich Sie am Wochenende?' },
    });
  await write('Erst');
  const { page } = await staff('admin');
  await page.goto('/admin/contact-requests?sort=-createdAt&q=Wartenau');
  const rows = page.locator('tbody tr.ant-table-row');
  await expect(rows).toHaveCount(1);
  const placeBefore = await rows.first().boundingBox();
  await write('Zweit');
  await write('Dritt');
  const pill = page.getByRole('button', { name: '2 neue anzeigen' });
  await expect(pill).toBeVisible();
  await expect(rows).toHaveCount(1);
  expect(await rows.first().boundingBox()).toEqual(placeBefore);
  await expectAccessibleAsShown(page);
  await pill.press('Enter');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Wartenau Dritt');
  await expect(rows.first().getByRole('link').first()).toBeFocused();
  await expect(page.locator('.steady-bar [role=status]')).toHaveText('Die Liste ist auf dem neuesten Stand.');
});
