import type { Page } from '@playwright/test';
import type { Patient } from './api/patient.ts';
import { expectNoSidewaysScrollInLargePrint, expectUsable } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { enterAsDoctor, expectMoving, openRoom } from './journeys/room.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const linkOf = async ({ api }: Patient, id: string): Promise<string> => (await api.post('/clients/consultations/:id/guest-link', { params: { id } })).url;

const say = async (page: Page, { firstName, lastName }: { firstName: string; lastName: string }): Promise<void> => {
  await page.getByLabel('Vorname').fill(firstName);
  await page.getByLabel('Nachname').fill(lastName);
  for (const [part, value] of [
    ['Tag', '9'],
    ['Monat', '3'],
    ['Jahr', '1988'],
  ] as const)
    await page.getByLabel(part, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Weiter zum Termin' }).click();
};

test('a guest joins on a phone by the link, with name and date of birth and without a login', async ({ newBrowser, registered, problems }) => {
  problems.allow(/status of 422/);
  const patient = await registered('Gisela', 'Gästin');
  const id = await openRoom(patient);
  const page = await newBrowser(phone);
  await page.goto(await linkOf(patient, id));
  await expect(page.getByRole('heading', { name: 'Wer sind Sie?' })).toBeVisible();
  await expectUsable(page);
  await expectNoSidewaysScrollInLargePrint(page);

  await say(page, { firstName: 'Gisela', lastName: 'Falsch' });
  await expect(page.getByText('Sie haben noch 4 Versuche.')).toBeVisible();
  await expectUsable(page);
  await say(page, { firstName: 'gisela', lastName: 'Gaestin' });

  await page.getByRole('button', { name: 'Kamera und Mikrofon prüfen' }).click();
  await expect(page.getByLabel('Ihr Bild')).toBeVisible();
  await expectUsable(page);
  await expectNoSidewaysScrollInLargePrint(page);
  await page.getByRole('checkbox', { name: /Ich willige ein/ }).check();
  await page.getByRole('button', { name: 'Raum betreten' }).click();
  await expect(page.getByText('Wartezimmer')).toBeVisible();
  await expectUsable(page);
  await expectNoSidewaysScrollInLargePrint(page);

  // The link opened this room and no account.
  expect((await page.request.get('/api/v1/clients/iam/me')).status()).toBe(401);
  await page.getByRole('button', { name: 'Verlassen' }).click();
  await expect(page.getByRole('heading', { name: 'Sie haben den Raum verlassen' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zur Übersicht' })).toHaveCount(0);
});

test('guest and doctor see each other; a second device ends the first', { tag: '@full' }, async ({ newBrowser, registered, staff }) => {
  const patient = await registered('Gero', 'Gast');
  const id = await openRoom(patient);
  const link = await linkOf(patient, id);
  const enter = async (): Promise<Page> => {
    const page = await newBrowser(phone);
    await page.goto(link);
    await say(page, patient);
    await page.getByRole('button', { name: 'Kamera und Mikrofon prüfen' }).click();
    await expect(page.getByLabel('Ihr Bild')).toBeVisible();
    const consent = page.getByRole('checkbox', { name: /Ich willige ein/ });
    if (await consent.isVisible()) await consent.check();
    await page.getByRole('button', { name: 'Raum betreten' }).click();
    return page;
  };
  const first = await enter();
  const { page: desk } = await staff('doctor');
  await enterAsDoctor(desk, id);
  await Promise.all([expectMoving(first), expectMoving(desk)]);
  await expectUsable(first);
  const second = await enter();
  await expect(first.getByRole('heading', { name: 'Ihr Zugang über diesen Link ist beendet' })).toBeVisible();
  await Promise.all([expectMoving(second), expectMoving(desk)]);
});

test('five wrong entries end a link, and the patient’s account shows a new one', { tag: '@full' }, async ({ page, newBrowser, registered, problems }) => {
  problems.allow(/status of 42[23]/);
  const patient = await registered('Fritz', 'Fünfmal');
  const id = await openRoom(patient);
  const link = await linkOf(patient, id);
  await page.goto(link);
  for (let left = 4; left >= 1; left -= 1) {
    await say(page, { firstName: 'Wer', lastName: 'Anders' });
    await expect(page.getByText(left === 1 ? 'Sie haben noch 1 Versuch.' : `Sie haben noch ${left} Versuche.`)).toBeVisible();
  }
  await say(page, { firstName: 'Wer', lastName: 'Anders' });
  await expect(page.getByText('Nach fünf falschen Angaben ist dieser Link gesperrt')).toBeVisible();
  await expect(page.getByLabel('Vorname')).toHaveCount(0);
  const next = await linkOf(patient, id);
  expect(next).not.toBe(link);
  const other = await newBrowser();
  await other.goto(next);
  await say(other, patient);
  await expect(other.getByRole('heading', { name: 'Kamera, Mikrofon und Verbindung' })).toBeVisible();
});
