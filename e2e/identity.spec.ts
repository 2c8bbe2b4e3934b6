import { expectAccessible } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { openStorefront } from './journeys/storefront.ts';
import { linkIn } from './sandbox/mailbox.ts';

test('die Identität: ein abgelaufener Ausweis, dann ein gültiger, und es geht von selbst weiter', async ({ page, registered }) => {
  const patient = await registered('Jörg', 'Weiß');
  const storefront = openStorefront(page, 'de');
  await storefront.signIn(patient);
  await storefront.open('/stripe-identify');
  await expect(storefront.heading('Identität bestätigen')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Prüfung beginnen' }).click();
  await expect(page.getByText('Bitte willigen Sie in den Gesichtsvergleich ein')).toBeVisible();
  await page.getByRole('checkbox', { name: /Ich willige ausdrücklich ein/ }).check();
  await page.getByRole('button', { name: 'Prüfung beginnen' }).click();

  await page.locator('input[value=document_expired]').check();
  await page.locator('button[value=requires_input]').click();
  await expect(page.getByText('Der Ausweis ist abgelaufen.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /Ich willige ausdrücklich ein/ }).check();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();

  await page.locator('#firstName').fill('JOERG KARL');
  await page.locator('#lastName').fill('WEISS');
  await page.locator('#dob').fill('1988-03-09');
  await page.locator('button[value=verified]').click();
  await expect(page.getByText('Ihre Identität ist bestätigt')).toBeVisible();
  await expect(page).not.toHaveURL(/stripe-identify/);
  await storefront.open('/profile');
  await expect(page.getByText('Bestätigt', { exact: true })).toBeVisible();
});

test('weicht der Ausweis ab, sieht die Ärztin was, vergleicht selbst und hält es fest', { tag: '@full' }, async ({ page, inReview, staff }) => {
  const patient = await inReview('Nora', 'Neuname');
  const storefront = openStorefront(page, 'de');
  await storefront.signIn(patient);
  await storefront.open('/stripe-identify');
  await page.getByRole('checkbox', { name: /Ich willige ausdrücklich ein/ }).check();
  await page.getByRole('button', { name: 'Prüfung beginnen' }).click();
  await page.locator('#firstName').fill('Nora');
  await page.locator('#lastName').fill('Altname');
  await page.locator('#dob').fill('1988-03-09');
  await page.locator('button[value=verified]').click();
  await expect(page.getByText('Ausweis und Profil unterscheiden sich')).toBeVisible();
  await expectAccessible(page);
  await storefront.open('/dashboard/waiting');
  const number = await storefront.requestNumber();

  const doctor = await staff('doctor');
  await doctor.openRequest(number);
  await doctor.take();
  await expect(doctor.page.getByText('Ausweis: Altname, Profil: Neuname')).toBeVisible();
  await doctor.page.getByRole('button', { name: 'Ausweis im Video gesehen' }).click();
  await doctor.page.getByRole('button', { name: 'Ja, verglichen' }).click();
  await expect(doctor.page.getByText('Ausweis: Altname, Profil: Neuname')).toBeHidden();
  await storefront.open('/stripe-identify');
  await expect(page.getByText('Ihre Identität ist bestätigt')).toBeVisible();
});

test('der Newsletter: angemeldet mit einem Klick in der Mail, abgemeldet ohne Anmeldung im Konto', { tag: '@full' }, async ({ page, mailbox }) => {
  const email = `neugierig.${Date.now().toString(36)}@example.test`;
  await page.goto('/newsletter');
  await expectAccessible(page);
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Newsletter abonnieren' }).click();
  await expect(page.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible();
  await page.goto(linkIn(await mailbox(email).waitFor(/bestätigen/)));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ja, Newsletter bestätigen' }).click();
  await expect(page.getByText('Sie sind angemeldet')).toBeVisible();
  await page.goto(linkIn(await mailbox(email).waitFor(/Sie sind angemeldet/)));
  await page.getByRole('button', { name: 'Newsletter abbestellen' }).click();
  await expect(page.getByText('Sie sind abgemeldet')).toBeVisible();
});
