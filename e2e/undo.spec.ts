import { apiClient } from './api/client.ts';
import { flowersInStock } from './api/staff.ts';
import { expect, test } from './fixtures.ts';
import { openStorefront } from './journeys/storefront.ts';
import { runningProduct } from './product/running-product.ts';

const undo = 'Rückgängig machen';

test(
  'what a patient and a doctor have deleted comes back with one press: an alert, a saved search, a text block',
  { tag: '@full' },
  async ({ page, registered, staff }) => {
    const patient = await registered('Ute', 'Umkehr');
    const [flower] = await flowersInStock(apiClient(runningProduct.baseUrl()), 1);
    const storefront = openStorefront(page, 'de');
    await storefront.signIn(patient);
    const takeBack = page.getByRole('button', { name: undo });

    await test.step('an alert', async () => {
      await storefront.open(`/market/products/${flower?.slug}`);
      await page.getByText('Benachrichtigen lassen').click();
      await page.getByLabel('Preis je g in Euro').fill('1,00');
      await page.getByRole('button', { name: 'Benachrichtigung einrichten' }).click();
      const end = page.getByRole('button', { name: /^Benachrichtigung beenden: / });
      await end.click();
      await expect(end).toBeHidden();
      await takeBack.click();
      await expect(end).toBeVisible();
      expect((await patient.api.get('/clients/subscription')).items).toHaveLength(1);
    });

    await test.step('a saved search', async () => {
      await storefront.open('/market?genetics=sativa&inStock=true');
      await page.getByText('Gespeicherte Suchen').first().click();
      await page.getByRole('button', { name: 'Diese Filter speichern' }).click();
      const list = page.getByRole('list', { name: 'Gespeicherte Suchen' });
      await list.getByRole('button', { name: /umbenennen oder löschen$/ }).click();
      await list.getByRole('button', { name: 'Löschen', exact: true }).click();
      await expect(list).toBeHidden();
      await takeBack.click();
      await expect(list.getByRole('link')).toHaveCount(1);
      expect((await patient.api.get('/clients/saved-searches')).items.map(({ search }) => search)).toEqual(['genetics=sativa&inStock=true']);
    });

    await test.step('a text block', async () => {
      const { page: desk } = await staff('doctor');
      const title = `Rückgängig ${Date.now()}`;
      await desk.goto('/admin/profile');
      await desk.getByRole('button', { name: 'Textbaustein anlegen' }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByLabel('Titel').fill(title);
      await dialog.getByLabel('Text', { exact: true }).fill('Bitte melden Sie sich, wenn sich etwas ändert.');
      await dialog.getByRole('button', { name: 'Speichern' }).click();
      const remove = desk.getByRole('button', { name: `„${title}“ löschen` });
      await remove.click();
      await desk.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
      await expect(remove).toBeHidden();
      await desk.getByRole('button', { name: undo }).click();
      await expect(remove).toBeVisible();
    });
  },
);
