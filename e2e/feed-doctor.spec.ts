import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';

/** A list whose header says nothing that a till would say, with a purchase price and one row that has no price. */
const list = ['Unser Regal;;;;', 'Kennung;Was;Wieviel;EK;Kostet', '12345678;Morgentau 24/1;12;3,33;7,50', '01234562;Föhrenblick;5;4,44;auf Anfrage', ''].join(
  '\r\n',
);

/** Chooses only when the answer to the choice before is there: it moves the fields, and an open list with them. */
const choose = async (page: Page, label: string, option: string): Promise<void> => {
  const settled = page.locator('.doctor-parts[aria-busy=false]');
  await expect(settled).toBeVisible();
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.focus();
  await field.press('ArrowDown');
  await page.getByTitle(option, { exact: true }).last().click();
  await expect(page.locator('.ant-select', { has: field })).toContainText(option);
  await expect(settled).toBeVisible();
};

test(
  'a pharmacy has its own list looked at, says what its columns are, saves that and takes the list back with the faulty row marked',
  { tag: '@full' },
  async ({ staff }) => {
    const { page, goTo } = await staff('pharmacy');
    await goTo('Bestandsfeeds');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Datei prüfen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Feed prüfen: / })).toBeVisible();

    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'regal.csv', mimeType: 'text/csv', buffer: Buffer.from(list, 'latin1') });
    await expect(page.getByText('Es wurde keine Kopfzeile mit PZN oder Artikel, Bestand und Preis gefunden.')).toBeVisible();
    await expect(page.getByText('3,33')).toHaveCount(0);
    await page.getByRole('button', { name: 'Zeile 2', exact: true }).click();
    await choose(page, 'PZN', 'Kennung');
    await choose(page, 'Bestand', 'Wieviel');
    await choose(page, 'Verkaufspreis', 'Kostet');
    await expect(page.getByText('Der Preis ist keine Zahl.').first()).toBeVisible();
    await expect(page.getByText('Nicht gelesen, da Einkaufspreis: EK.')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Für diesen Feed speichern' }).click();
    await expect(page.getByText('Die Zuordnung ist gespeichert. Die nächste Datei wird damit gelesen.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Diese Datei jetzt importieren' })).toBeEnabled();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Mit markierten Fehlern herunterladen' }).click();
    const marked = await download;
    expect(marked.suggestedFilename()).toBe('regal-fehler.csv');
    const [, header, good, faulty] = readFileSync(await marked.path())
      .toString('latin1')
      .split('\r\n');
    expect([header, good, faulty]).toEqual([
      'Kennung;Was;Wieviel;EK;Kostet;Fehler',
      '12345678;Morgentau 24/1;12;;7,50',
      '01234562;Föhrenblick;5;;auf Anfrage;Der Preis ist keine Zahl.',
    ]);

    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Gespeicherte Zuordnung entfernen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Gespeicherte Zuordnung entfernen' }).click();
    await expect(page.getByText('Die Zuordnung ist entfernt.')).toBeVisible();
  },
);
