import type { Page } from '@playwright/test';
import { cast } from '../seeds/cast.ts';
import { apiClient } from './api/client.ts';
import type { Submitted } from './api/patient.ts';
import { approveRequest, flowersOf, pharmacyOf, prescriptionsOf } from './api/staff.ts';
import { expectAccessible, expectNoSidewaysScroll } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import type { ApiClient } from './api/client.ts';
import { openStorefront } from './journeys/storefront.ts';
import { words } from './journeys/words.ts';
import { runningProduct } from './product/running-product.ts';
import { measure } from './tasks/measure.ts';

const text = words.de;

/** From the top of the page: the header that stays there covers nothing then. */
const expectAccessiblePage = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
};

/** The patient's prescription was dispensed: time for the next one. */
const dispensed = async (patient: Submitted, staffApi: (who: 'doctor' | 'pharmacy') => Promise<ApiClient>): Promise<void> => {
  const visitor = apiClient(runningProduct.baseUrl());
  const slug = cast.pharmacy.pharmacySlug;
  await approveRequest(await staffApi('doctor'), patient.treatmentId, (await flowersOf(visitor, slug)).slice(0, 1));
  const { id: pharmacyId } = await pharmacyOf(visitor, slug);
  // The decision takes effect only after the time in which it can be undone.
  await expect(
    async () => void (await patient.api.post('/clients/pharmacy', { body: { treatmentId: patient.treatmentId, pharmacyId, consentVersion: 1 } })),
  ).toPass({
    timeout: 45_000,
  });
  const pharmacy = await staffApi('pharmacy');
  const [prescription] = await prescriptionsOf(pharmacy, patient.treatmentId);
  const params = { id: prescription?.id ?? '' };
  await pharmacy.post('/backoffice/prescriptions/:id/accept', { params });
  await pharmacy.post('/backoffice/prescriptions/:id/ready', { params, body: {} });
  await pharmacy.post('/backoffice/prescriptions/:id/dispense', { params, body: { collectedBy: 'patient' as const } });
};

test(
  'ein Folgerezept ohne Änderung: in wenigen Fingertipps und einer Minute bezahlt, mit höchstens acht Tasten genehmigt',
  { tag: '@task' },
  async ({ page, inReview, staff, staffApi }) => {
    const patient = await inReview('Folke', 'Wiederholt');
    await dispensed(patient, staffApi);
    await page.setViewportSize({ width: 390, height: 844 });
    const storefront = openStorefront(page, 'de');
    await storefront.signIn(patient);
    await storefront.open('/dashboard');
    const again = await measure(page, 'again');

    await page.getByRole('main').getByRole('link', { name: 'Folgerezept anfordern' }).first().click();
    await page.getByRole('link', { name: 'Nein, nichts hat sich geändert' }).click();
    await expect(page.getByRole('heading', { name: 'Zu Ihrer Sicherheit' })).toBeVisible();
    await expect(page.getByRole('main').locator('input:checked')).toHaveCount(0);
    await again.did('Asks for the same again, and says that nothing has changed');
    for (const criterion of text.exclusion.criteria)
      await page.getByRole('group', { name: criterion }).getByRole('radio', { name: text.exclusion.not, exact: true }).click();
    await page.getByRole('radio', { name: '8 von 10' }).click();
    await page.getByRole('checkbox', { name: /^Meine Angaben stimmen heute/ }).click();
    await again.did('Answers for safety, says how it has helped, and confirms');
    await page.getByRole('button', { name: text.payment.order }).click();
    await expect(page.getByLabel(text.card.number)).toBeVisible();
    await storefront.payWith('4242 4242 4242 4242');
    await expect(storefront.heading(text.waiting.title)).toBeVisible();
    await again.did('Orders, and pays on the page of the payment service');
    again.done();

    const { items } = await patient.api.get('/clients/treatment');
    expect(items.map(({ status, followUp }) => ({ status, followUp }))).toEqual([
      { status: 'in-review', followUp: { effect: 8, sideEffects: [], remainingAmount: null } },
      { status: 'approved', followUp: null },
    ]);

    const { page: desk } = await staff('doctor');
    await desk.setViewportSize({ width: 1440, height: 900 });
    await desk.goto(`/admin/treatments/${items[0]?.id}`);
    await expect(desk.getByRole('button', { name: text.office.take, exact: true })).toBeVisible();
    const doctor = await measure(desk, 'doctor');
    await desk.keyboard.press('c');
    await expect(desk.getByRole('button', { name: text.office.approve })).toBeInViewport({ ratio: 1 });
    await doctor.did('Takes the request: what has changed stands beside the last prescription');
    await desk.keyboard.press('r');
    await expect(desk.getByLabel(text.office.diagnosis)).not.toBeEmpty();
    await expect(desk.getByRole('button', { name: text.office.issue })).toBeInViewport({ ratio: 1 });
    expect(await desk.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
    await doctor.did('Repeats the last prescription: plan and diagnosis are filled in');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByText(text.office.approved).first()).toBeVisible();
    await doctor.did('Issues it');
    doctor.done();
  },
);

test('ein Folgerezept mit Änderung: nur das Geänderte, und die Ärztin sieht es', { tag: '@full' }, async ({ page, inReview, staffApi }) => {
  const patient = await inReview('Wanda', 'Anders');
  await dispensed(patient, staffApi);
  const storefront = openStorefront(page, 'de');
  await storefront.signIn(patient);
  const sheet = await storefront.certificate();
  await sheet.getByRole('link', { name: 'Folgerezept anfordern' }).click();
  const change = page.getByRole('button', { name: 'Ja, ich ändere meine Angaben' });
  await expect(change).toBeVisible();
  await expectAccessiblePage(page);
  await change.click();
  await expect(storefront.heading('Was hat sich geändert?')).toBeVisible();
  const illness = page.getByRole('article', { name: text.illness.title });
  await illness.getByRole('button', { name: /^Ändern/ }).click();
  await illness.getByRole('radio', { name: '4 von 10' }).check();
  await expectAccessiblePage(page);
  await illness.getByRole('button', { name: 'Fertig' }).click();
  await expect(illness.getByText('geändert', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Weiter zu Sicherheit und Bestellung' }).click();
  await expect(page.getByRole('heading', { name: 'Zu Ihrer Sicherheit' })).toBeVisible();
  await expect(page.getByRole('main').locator('input:checked')).toHaveCount(0);
  await page.getByRole('button', { name: text.payment.order }).click();
  await expect(page.getByText('Bitte bestätigen Sie diesen Satz.')).toBeVisible();
  await page.getByRole('radio', { name: '6 von 10' }).check();
  await page.getByRole('checkbox', { name: 'Trockener Mund' }).check();
  await page.getByLabel('Wie viel haben Sie noch?').fill('2,5');
  await expect(page.getByRole('status').getByText('Gespeichert: ')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Wie viel haben Sie noch?')).toHaveValue('2,5');
  await expect(page.getByRole('main').locator('input:checked')).toHaveCount(2);
  for (const criterion of text.exclusion.criteria)
    await page.getByRole('group', { name: criterion }).getByRole('radio', { name: text.exclusion.not, exact: true }).check();
  await page.getByRole('checkbox', { name: /^Meine Angaben stimmen heute/ }).check();
  await expectAccessiblePage(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: text.payment.order }).click();
  await storefront.payWith('4242 4242 4242 4242');
  await expect(storefront.heading(text.waiting.title)).toBeVisible();

  const [asked] = (await patient.api.get('/clients/treatment')).items;
  const params = { id: asked?.id ?? '' };
  const doctor = await staffApi('doctor');
  const { case: seen } = await doctor.post('/backoffice/treatments/:id/claim', { params });
  expect(seen?.followUp).toEqual({ effect: 6, sideEffects: ['dry_mouth'], remainingAmount: 2.5 });
  expect(seen?.changes).toContainEqual({ field: 'symptomsLevel', before: 7, after: 4 });
  await doctor.post('/backoffice/treatments/:id/release', { params });
  await expect((await storefront.certificate()).page().getByText('7 von 10 am')).toBeVisible();
});
