import type { JSHandle, Page } from '@playwright/test';
import { expectAccessibleAsShown, expectNoSidewaysScroll } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';

/** A picture as it is dragged from a folder. */
const draggedPicture = (page: Page, name: string): Promise<JSHandle<DataTransfer>> =>
  page.evaluateHandle(async (fileName) => {
    const canvas = new OffscreenCanvas(900, 600);
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('There is nothing to draw on.');
    pen.fillStyle = '#e4efea';
    pen.fillRect(0, 0, 900, 600);
    pen.fillStyle = '#1e5a49';
    pen.fillRect(330, 140, 240, 340);
    const dragged = new DataTransfer();
    dragged.items.add(new File([await canvas.convertToBlob({ type: 'image/png' })], fileName, { type: 'image/png' }));
    return dragged;
  }, name);

test('a picture is dropped on a product, said in words, seen in the market, and taken away', { tag: '@full' }, async ({ page, staff }) => {
  const { page: desk } = await staff('admin');
  await desk.goto('/admin/products?sort=-name');
  await desk.locator('tbody tr.ant-table-row a').first().click();
  const part = desk.locator('.picture-part');
  await expect(part.getByText('Es gibt kein Bild.')).toBeVisible();
  const inMarket = await desk.getByRole('link', { name: 'Im Markt ansehen' }).getAttribute('href');
  const picture = page.getByRole('img', { name: 'Ein Glas mit Blüten' });

  await test.step('dropped, it is sent at once', async () => {
    const zone = part.getByText('Bild hierher ziehen oder auswählen');
    await zone.dispatchEvent('drop', { dataTransfer: await draggedPicture(desk, 'glas.png') });
    await expect(desk.getByText('Das Bild ist gespeichert.')).toBeVisible();
    await expect(part.getByRole('img', { name: 'Bild ohne Alternativtext' })).toBeVisible();
  });

  await test.step('what it shows is said in both languages', async () => {
    await part.getByLabel('Alternativtext, deutsch').fill('Ein Glas mit Blüten');
    await part.getByLabel('Alternativtext, englisch').fill('A jar of flowers');
    await part.getByRole('button', { name: 'Alternativtexte speichern' }).click();
    await expect(part.getByRole('img', { name: 'Ein Glas mit Blüten' })).toBeVisible();
    await desk.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(desk);
    await expectAccessibleAsShown(desk);
    await desk.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a visitor sees it on the product’s page, really loaded', async () => {
    await page.goto(inMarket ?? '');
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step('taken away, the drawing is back', async () => {
    await part.getByRole('button', { name: 'Bild entfernen' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Bild entfernen' }).click();
    await expect(part.getByText('Es gibt kein Bild.')).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(picture).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  });
});
