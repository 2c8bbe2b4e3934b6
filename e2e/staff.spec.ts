import type { Page } from '@playwright/test';
import { demoPassword } from '../seeds/cast.ts';
import { expectAccessible, expectNoSidewaysScroll } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { runCommand } from './product/commands.ts';
import { runningProduct } from './product/running-product.ts';
import { linkIn } from './sandbox/mailbox.ts';

/** The page behind an invitation's link: name, password and, for doctors, the licence. */
const accept = async (page: Page, url: string, lastName: string, isDoctor = false): Promise<void> => {
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Einladung annehmen', level: 1 })).toBeVisible();
  await page.getByLabel('Vorname').fill('Ruth');
  await page.getByLabel('Nachname').fill(lastName);
  if (isDoctor) {
    await page.getByLabel('Nummer der Approbation').fill('BE-0099887');
    await page.getByLabel('Ausstellende Behörde').fill('LAGeSo Berlin');
    await page.getByLabel('Bundesland oder Land').selectOption({ label: 'Berlin' });
  }
  await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await page.getByLabel('Passwort wiederholen').fill(demoPassword);
  if (isDoctor) await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Einladung annehmen' }).click();
  await expect(page.getByRole('heading', { name: 'Ihr Konto ist angelegt' })).toBeVisible();
};

const enterOffice = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('link', { name: 'Zum Arbeitsbereich' }).click();
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
};

const menu = (page: Page, list: string): Promise<void> => page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: list }).click();

const invite = async (page: Page, email: string, pharmacy?: string): Promise<void> => {
  await page.getByRole('button', { name: 'Einladen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Einladen' });
  await dialog.getByLabel('E-Mail-Adresse').fill(email);
  if (pharmacy) {
    await dialog.getByText('Apotheke', { exact: true }).click();
    const search = dialog.getByRole('combobox', { name: 'Apotheke' });
    await search.fill(pharmacy);
    await page
      .getByTitle(new RegExp(`^${pharmacy}`))
      .last()
      .click();
  }
  await dialog.getByRole('button', { name: 'Einladung senden' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Offen');
};

const openPerson = (page: Page, email: string): Promise<void> => page.getByRole('row').filter({ hasText: email }).getByRole('link').click();

test('die erste Verwaltungsperson kommt von der Kommandozeile, lädt ein, und eine zweite prüft die Approbation', async ({
  page,
  newBrowser,
  staff,
  mailbox,
  problems,
}) => {
  problems.allow(/status of 403/);
  const stamp = Date.now().toString(36);
  const [first, doctor, pharmacist] = ['erste', 'aerztin', 'apotheke'].map((name) => `${name}.${stamp}@personal.example`) as [string, string, string];

  const { exitCode, output } = await runCommand<{ url: string }>(runningProduct.place(), 'staff:invite', ['--email', first, '--role', 'admin']);
  expect(exitCode).toBe(0);
  expect(linkIn(await mailbox(first).waitFor(/^Einladung zu /))).toBe(output.url);
  await accept(page, output.url, 'Erste');
  await enterOffice(page, first);
  await menu(page, 'Einladungen');
  await invite(page, doctor);
  await invite(page, pharmacist, 'Linden-Apotheke');
  await expectAccessible(page);

  const clinic = await newBrowser();
  const link = linkIn(await mailbox(doctor).waitFor(/^Einladung zu /));
  await accept(clinic, link, 'Neudoktor', true);
  await enterOffice(clinic, doctor);
  await expect(clinic.getByRole('heading', { name: 'Ihr Konto wird geprüft' })).toBeVisible();
  await expectAccessible(clinic);
  const used = await newBrowser();
  await used.goto(link);
  await expect(used.getByRole('heading', { name: 'Diese Einladung wurde schon angenommen' })).toBeVisible();

  const counter = await newBrowser();
  await accept(counter, linkIn(await mailbox(pharmacist).waitFor(/^Einladung zu /)), 'Neutheke');
  await enterOffice(counter, pharmacist);
  await menu(counter, 'Apotheken');
  await expect(counter.getByRole('heading', { name: /Linden-Apotheke/, level: 1 })).toBeVisible();

  // Who invited sees that another person has to approve.
  await menu(page, 'Personal');
  await openPerson(page, doctor);
  await expect(page.getByText('wer eingeladen hat, prüft nicht selbst')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approbation bestätigen' })).toHaveCount(0);

  const second = await staff('admin');
  await second.page.goto('/admin/');
  await menu(second.page, 'Personal');
  await openPerson(second.page, doctor);
  await second.page.getByRole('button', { name: 'Approbation bestätigen' }).click();
  await second.page.getByRole('dialog').getByRole('button', { name: 'Approbation bestätigen' }).click();
  await expect(second.page.getByText('Das Konto ist bestätigt.')).toBeVisible();
  await mailbox(doctor).waitFor('Ihr Konto ist freigeschaltet');

  await clinic.getByRole('button', { name: 'Stand neu laden' }).click();
  await menu(clinic, 'Behandlungsanfragen');
  await expect(clinic.getByRole('table').first()).toBeVisible();
});
