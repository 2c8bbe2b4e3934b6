import { fromBuffer } from 'yauzl';
import { expectAccessible } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { readDownload } from './journeys/downloads.ts';
import { openStorefront } from './journeys/storefront.ts';

const filesIn = (archive: Buffer): Promise<string[]> =>
  new Promise((resolve, reject) =>
    fromBuffer(archive, (error, zip) => {
      if (error) return reject(error);
      const names: string[] = [];
      zip.on('entry', (entry: { fileName: string }) => names.push(entry.fileName));
      zip.on('end', () => resolve(names));
      zip.on('error', reject);
    }),
  );

test('wer geht, nimmt eine Kopie der Daten mit, löscht das Konto und kommt nicht wieder hinein', { tag: '@full' }, async ({ page, inReview, problems }) => {
  problems.allow(/401 .*auth\/login/);
  const patient = await inReview('Greta', 'Fortgang');
  const storefront = openStorefront(page, 'de');
  await storefront.signIn(patient);
  await storefront.open('/profile/privacy');
  await expect(page.getByRole('heading', { name: 'Wer auf Ihre Daten zugegriffen hat' })).toBeVisible();
  await page.getByRole('button', { name: 'Daten anfordern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ihr Passwort', { exact: true }).fill(patient.password);
  await dialog.getByRole('button', { name: 'Daten anfordern' }).click();
  await page.getByRole('button', { name: 'Herunterladen', exact: true }).click();
  await expectAccessible(page);
  await dialog.getByLabel('Ihr Passwort', { exact: true }).fill(patient.password);
  const archive = await readDownload(page, dialog.getByRole('button', { name: 'Datei herunterladen' }));
  expect(await filesIn(archive)).toEqual(expect.arrayContaining(['data.json', 'fhir-bundle.json', 'record.pdf', 'information.de.txt']));

  await page.getByRole('button', { name: 'Löschung ansehen' }).click();
  await expect(dialog.getByText('Ihre offene Behandlungsanfrage wird zurückgezogen')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Konto endgültig löschen' }).click();
  await expect(dialog.getByText('Bitte tippen Sie das Wort LÖSCHEN.')).toBeVisible();
  await dialog.getByLabel('Zur Bestätigung tippen Sie bitte LÖSCHEN').fill('löschen');
  await dialog.getByLabel('Ihr Passwort', { exact: true }).fill(patient.password);
  await dialog.getByRole('button', { name: 'Konto endgültig löschen' }).click();
  await expect(page.getByRole('heading', { name: 'Ihr Konto ist gelöscht' })).toBeVisible();
  await page.getByRole('link', { name: 'Zur Startseite' }).click();

  const letter = await patient.mailbox.waitFor(/Ihr Konto ist gelöscht/);
  expect(letter.text).toContain('Wir löschen sie am');
  await storefront.open('/auth/login');
  await page.getByLabel('E-Mail-Adresse').fill(patient.email);
  await page.getByLabel('Passwort', { exact: true }).fill(patient.password);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByText('E-Mail-Adresse oder Passwort stimmen nicht.')).toBeVisible();
});
