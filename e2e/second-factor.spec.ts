import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import type { Patient } from './api/patient.ts';
import { expectAccessible, expectNoSidewaysScroll } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { openStorefront } from './journeys/storefront.ts';

const codeFor = (secret: string): string => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) });

/** A device with a fingerprint reader that knows its owner, whose finger lies on it or does not. */
const plugInAuthenticator = async (page: Page): Promise<(isTouched: boolean) => Promise<void>> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async (enabled) => void (await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }));
};

const leave = async (page: Page): Promise<void> => {
  await page.context().clearCookies({ name: /^(accessToken|refreshToken|sessionId|XSRF-TOKEN)$/ });
  await page.goto('/auth/login');
};

const typePassword = async (page: Page, { email, password }: Patient): Promise<void> => {
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
};

const arrived = (page: Page): Promise<void> => page.waitForURL((url) => !url.pathname.includes('/auth/'), { waitUntil: 'commit' });

/** The card's own confirmation; the page has more fields of that name. */
const confirmWith = async (page: Page, card: string, button: string, { password }: Patient): Promise<void> => {
  const section = page.locator('section', { has: page.getByRole('heading', { name: card, exact: true }) });
  await section.getByLabel('Ihr Passwort zur Bestätigung').fill(password);
  await section.getByRole('button', { name: button, exact: true }).click();
};

test(
  'eine Patientin richtet eine Authentifizierungs-App ein und meldet sich mit Code und mit Wiederherstellungscode an',
  { tag: '@full' },
  async ({ page, registered, problems }) => {
    problems.allow(/status of 401/);
    const patient = await registered('Tilda', 'Zweifach');
    const storefront = openStorefront(page, 'de');
    await storefront.signIn(patient);
    await storefront.open('/profile/security');
    await page.getByRole('button', { name: 'App einrichten' }).click();
    await confirmWith(page, 'Authentifizierungs-App', 'Weiter', patient);
    await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible();
    await expectAccessible(page);
    const link = await page.getByRole('link', { name: 'Auf diesem Gerät in der App öffnen' }).getAttribute('href');
    const secret = new URL(link ?? '').searchParams.get('secret') ?? '';
    await page.getByLabel('Code, den die App jetzt zeigt').fill(codeFor(secret));
    await page.getByRole('button', { name: 'App einschalten' }).click();
    const shown = page.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem');
    await expect(shown).toHaveCount(10);
    const codes = await shown.allInnerTexts();
    await page.getByRole('button', { name: 'Ich habe die Codes gespeichert' }).click();
    await expect(page.getByText('10 Codes sind noch unbenutzt.')).toBeVisible();
    await patient.mailbox.waitFor('Ihr Konto hat einen neuen zweiten Faktor');

    await leave(page);
    await typePassword(page, patient);
    const field = page.getByLabel('Code aus Ihrer Authentifizierungs-App');
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // The code that set the app up is used; the next one is a time step ahead of it.
    await field.fill(generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }));
    await page.keyboard.press('Enter');
    await arrived(page);

    await leave(page);
    await typePassword(page, patient);
    await page.getByRole('button', { name: 'Stattdessen einen Wiederherstellungscode benutzen' }).click();
    await page.getByLabel('Wiederherstellungscode').fill((codes[0] ?? '').toLowerCase());
    await page.keyboard.press('Enter');
    await arrived(page);
    await patient.mailbox.waitFor('Ein Wiederherstellungscode wurde benutzt');
  },
);

test('ein Patient meldet sich mit einem Passkey an, allein, aus den Vorschlägen des Feldes und neben dem Passwort', async ({ page, registered, problems }) => {
  problems.allow(/status of 401/);
  const touch = await plugInAuthenticator(page);
  const patient = await registered('Pascal', 'Schlüssel');
  const storefront = openStorefront(page, 'de');
  await storefront.signIn(patient);
  await storefront.open('/profile/security');
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await confirmWith(page, 'Passkeys', 'Passkey erstellen', patient);
  await expect(page.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'Ich habe die Codes gespeichert' }).click();
  await page.getByRole('button', { name: 'Umbenennen: Passkey 1' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Mein Laptop');
  await page.getByRole('button', { name: 'Namen speichern' }).click();
  await expect(page.getByRole('button', { name: 'Entfernen: Mein Laptop' })).toBeVisible();

  await leave(page);
  const button = page.getByRole('button', { name: 'Mit einem Passkey anmelden' });
  await expect(button).toBeEnabled();
  // Without the pointer's way to it, with which the suggestions would begin.
  await button.dispatchEvent('click');
  await arrived(page);

  await leave(page);
  await page.getByLabel('E-Mail-Adresse').click();
  await arrived(page);

  await touch(false);
  await leave(page);
  await typePassword(page, patient);
  await expect(page.getByRole('button', { name: 'Passkey benutzen' })).toBeVisible();
  await touch(true);
  await page.getByRole('button', { name: 'Passkey benutzen' }).click();
  await arrived(page);
});
