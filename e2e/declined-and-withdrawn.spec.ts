import { cast } from '../seeds/cast.ts';
import { apiClient } from './api/client.ts';
import { newPerson, submitRequest } from './api/patient.ts';
import { approveRequest, flowersInStock, paymentsOf, pharmacyOf, prescriptionsOf } from './api/staff.ts';
import { expect, test } from './fixtures.ts';
import { openStorefront } from './journeys/storefront.ts';
import { words } from './journeys/words.ts';
import { runningProduct } from './product/running-product.ts';

const text = words.de;
const otherPharmacy = 'adler-apotheke';

test('eine abgelehnte Karte kostet nichts, und mit einer anderen geht es weiter', { tag: '@full' }, async ({ page, registered, staffApi }) => {
  const patient = await submitRequest(await registered('Karla', 'Zweitkarte'));
  const storefront = openStorefront(page, 'de');
  await storefront.signIn(patient);
  await storefront.open('/dashboard/treatment-payment');
  await storefront.order();
  await storefront.payWith('4000 0000 0000 0002');
  await expect(page.getByRole('alert')).toContainText(text.card.declined);
  expect((await paymentsOf(await staffApi('admin'), patient.treatmentId)).map(({ status }) => status)).toEqual(['open']);

  await page.getByRole('link', { name: text.card.back }).click();
  await expect(page.getByText('Es wurde nichts abgebucht.')).toBeVisible();
  await storefront.order();
  await storefront.payWith('4242 4242 4242 4242');
  await expect(storefront.heading(text.waiting.title)).toBeVisible();
  expect((await paymentsOf(await staffApi('admin'), patient.treatmentId)).map(({ status }) => status)).toEqual(['paid']);
});

test('trifft ein Ausschlusskriterium zu, endet die Anfrage freundlich und ohne Kosten', async ({ page, registered }) => {
  const person = newPerson('Emil', 'Herzklopfen');
  const patient = await registered(person.firstName, person.lastName);
  const storefront = openStorefront(page, 'de');
  await storefront.signIn(patient);
  await storefront.open('/health-state/create/prescription');
  await storefront.illness('Schlaflose Nächte.');
  await storefront.exclusion('Schwere Herz- oder Kreislauferkrankung');
  await expect(storefront.heading(text.exclusion.stop)).toBeVisible();
  await expect(page.getByText('Cannabis beschleunigt den Puls')).toBeVisible();
  await expect(page.getByText(text.exclusion.nothingCharged)).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: text.exclusion.toOverview }).click();
  await expect(storefront.heading('Guten Tag, Emil')).toBeVisible();
  await expect(page.getByRole('heading', { name: text.exclusion.stop, level: 2 })).toBeVisible();
  expect(await patient.api.get('/clients/treatment')).toMatchObject({ total: 0 });
});

test('eine abgelehnte Anfrage: die Patientin liest den Text, die Anzahlung ist verrechnet', async ({ page, inReview, staff, staffApi }) => {
  const patient = await inReview('Dora', 'Ablehnung');
  const explanation = 'Bitte lassen Sie Ihren Rücken zuerst persönlich untersuchen.';
  const storefront = openStorefront(page, 'de');
  await storefront.signIn(patient);
  await storefront.open('/dashboard/waiting');
  const number = await storefront.requestNumber();

  const doctor = await staff('doctor');
  await doctor.openRequest(number);
  await doctor.take();
  await doctor.decline(explanation);
  await patient.mailbox.waitFor(text.mails.decided);

  const sheet = await storefront.certificate();
  await expect(sheet).toContainText(text.certificates.declined);
  await expect(sheet).toContainText(explanation);
  await expect(sheet.getByText(text.certificates.offset)).toBeVisible();
  for (const mail of await patient.mailbox.all()) expect(mail.text).not.toContain('Rücken');
  expect((await paymentsOf(await staffApi('admin'), patient.treatmentId)).map(({ status }) => status)).toEqual(['offset']);
});

test('eine zurückgezogene Anfrage: das Geld kommt ohne Zutun zurück', { tag: '@full' }, async ({ page, inReview, staff }) => {
  const patient = await inReview('Anton', 'Rückzug');
  const storefront = openStorefront(page, 'de');
  await storefront.signIn(patient);
  const sheet = await storefront.certificate();
  const number = await storefront.requestNumber();
  await sheet.getByRole('button', { name: text.certificates.withdraw }).click();
  await page.getByRole('dialog').getByRole('button', { name: text.certificates.withdraw }).click();
  await expect(sheet).toContainText(text.certificates.cancelled);
  await patient.mailbox.waitFor(text.mails.withdrawn);
  await patient.mailbox.waitFor(text.mails.refunded);
  await expect((await storefront.certificate()).getByText(text.certificates.refunded)).toBeVisible();

  const admin = await staff('admin');
  await admin.goTo('Zahlungen');
  await expect(admin.row(number)).toContainText('Erstattet');
});

test('gibt die Apotheke das Rezept zurück, wählt der Patient eine andere', { tag: '@full' }, async ({ page, inReview, staff, staffApi }) => {
  const patient = await inReview('Bruno', 'Rückgabe');
  const visitor = apiClient(runningProduct.baseUrl());
  const doctor = await staffApi('doctor');
  await approveRequest(doctor, patient.treatmentId, await flowersInStock(visitor, 1));
  const { id: pharmacyId } = await pharmacyOf(visitor, cast.pharmacy.pharmacySlug);
  // The decision takes effect only after the time in which it can be undone.
  await expect(
    async () => void (await patient.api.post('/clients/pharmacy', { body: { treatmentId: patient.treatmentId, pharmacyId, consentVersion: 1 } })),
  ).toPass({
    timeout: 45_000,
  });

  const pharmacy = await staff('pharmacy');
  await pharmacy.openPrescriptionFor(`${patient.firstName} ${patient.lastName}`);
  await pharmacy.giveBack();
  await patient.mailbox.waitFor(text.mails.chooseAgain);

  const storefront = openStorefront(page, 'de');
  await storefront.signIn(patient);
  await expect((await storefront.certificate()).getByText(text.certificates.returned)).toBeVisible();
  const other = await pharmacyOf(visitor, otherPharmacy);
  await storefront.choosePharmacy(other);
  await expect(await storefront.certificate()).toContainText(text.certificates.sent);
  const [prescription] = await prescriptionsOf(await staffApi('admin'), patient.treatmentId);
  expect(prescription).toMatchObject({ status: 'sent', pharmacy: { name: other.name } });
});
