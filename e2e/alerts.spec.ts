import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { runCommand } from './product/commands.ts';
import { runningProduct } from './product/running-product.ts';
import { linkIn } from './sandbox/mailbox.ts';

interface Product {
  slug: string;
  pzn: string;
  name: string;
}

const askForAlert = async (page: Page, pharmacy: string, email: string): Promise<void> => {
  await page.getByText('Benachrichtigen lassen').click();
  await page.getByRole('radio', { name: 'Wenn es in meiner Apotheke ist' }).check();
  await page.getByRole('searchbox', { name: /Apotheke suchen/ }).fill(pharmacy);
  await page.getByRole('radio', { name: pharmacy }).check();
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Benachrichtigung einrichten' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Bitte sehen Sie in Ihr Postfach' })).toBeVisible();
};

/** One product in the pharmacy's list, as a file that the command reads. */
const importStock = async (pharmacySlug: string, { pzn, name }: Product): Promise<void> => {
  const file = join(await mkdtemp(join(tmpdir(), 'blattwerk-alert-')), 'bestand.csv');
  await writeFile(file, `PZN;Artikel;Bestand;VK\n${pzn};${name};40;7,49\n`);
  const { output } = await runCommand<{ status: string }>(runningProduct.place(), 'feed:import', [
    '--pharmacy',
    pharmacySlug,
    '--file',
    file,
    '--mode',
    'delta',
  ]);
  expect(output.status).toBe('applied');
};

test(
  'wer ohne Konto auf ein Produkt wartet, bestätigt per E-Mail und wird benachrichtigt, wenn seine Apotheke es hat',
  { tag: '@full' },
  async ({ page, staffApi, mailbox }) => {
    const api = await staffApi('admin');
    const name = `Warte-Apotheke ${randomUUID().slice(0, 8)}`;
    const address = { street: 'Torstraße', houseNum: '1', zipCode: '10115', city: 'Berlin', country: 'DE', isPickupOnly: false };
    const pharmacy = await api.post('/backoffice/pharmacies', { body: { name, ...address, email: 'warte@tests.example', phone: '+493023125100' } });
    const { items } = await api.get('/clients/products', { query: { category: ['flower'], inStock: 'true', sort: 'name', pageSize: 1 } });
    const product = items[0] as Product;
    const email = `wartend-${randomUUID().slice(0, 8)}@tests.example`;

    await page.goto(`/market/products/${product.slug}`);
    await page.getByRole('button', { name: 'Merken', exact: true }).click();
    await askForAlert(page, name, email);
    const asked = await mailbox(email).waitFor('Bitte bestätigen Sie Ihre Benachrichtigung');
    await page.goto(linkIn(asked));
    await page.getByRole('button', { name: 'Ja, Benachrichtigung bestätigen' }).click();
    await expect(page.getByText('Ihre Benachrichtigung ist eingerichtet')).toBeVisible();

    await importStock(pharmacy.slug, product);
    await api.post('/backoffice/scheduled-jobs/:id/run', { params: { id: 'alerts.tell' } });
    const told = await mailbox(email).waitFor('Ihre Benachrichtigung von Blattwerk');
    expect(told.text).toContain(name);
    expect(told.text).not.toContain(product.name);
    await page.goto(linkIn(told));
    await expect(page.getByRole('heading', { name: product.name, level: 1 })).toBeVisible();

    await page.goto('/market/favorites');
    await expect(page.getByRole('link', { name: product.name })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await page.goto(/https?:\S+\/market\/alerts\/end\?\S+/.exec(told.text)?.[0] ?? '');
    await page.getByRole('button', { name: 'Benachrichtigung beenden' }).click();
    await expect(page.getByText('Die Benachrichtigung ist beendet')).toBeVisible();
  },
);
