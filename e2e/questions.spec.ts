import { cast } from '../seeds/cast.ts';
import { apiClient } from './api/client.ts';
import { changeSetting } from './api/settings.ts';
import { flowersInStock, pharmacyOf, prescriptionsOf } from './api/staff.ts';
import { expect, test } from './fixtures.ts';
import { openStorefront } from './journeys/storefront.ts';
import { words } from './journeys/words.ts';
import { runningProduct } from './product/running-product.ts';

const text = words.de;
const correction = 'Die Menge war falsch, bitte 5 g.';
const revocation = 'Auf Wunsch der Patientin.';

/** For how long a decision can be undone here; the other journeys wait for less. */
const setUndoSeconds = (seconds: number): Promise<void> => changeSetting(runningProduct.baseUrl(), 'treatments.undoSeconds', seconds);

test('undo, approve again, question, version 2, revocation', { tag: '@full' }, async ({ page, inReview, staff, staffApi }) => {
  const patient = await inReview('Ute', 'Rückfrage');
  const visitor = apiClient(runningProduct.baseUrl());
  const own = () => patient.api.get('/clients/treatment/:id', { params: { id: patient.treatmentId } });
  const [{ name: product } = { name: '' }] = await flowersInStock(visitor, 1);
  const pharmacy = await staffApi('pharmacy');
  const doctor = await staff('doctor');
  const desk = doctor.page;
  const storefront = openStorefront(page, 'de');
  await storefront.signIn(patient);

  await setUndoSeconds(20);
  await test.step('an approval is undone before it takes effect, and what was entered is in the form again', async () => {
    await doctor.openRequest((await own()).number);
    await doctor.take();
    await doctor.approve({ product });
    await doctor.act('Rückgängig machen', 'Die Entscheidung ist zurückgenommen. Ihre Angaben stehen wieder im Formular.');
    await expect(desk.getByLabel(text.office.diagnosis)).toHaveValue('Chronische Rückenschmerzen');
    expect((await own()).status).toBe('in-review');
    await setUndoSeconds(5);
    await doctor.issue();
    await expect.poll(async () => (await own()).status, { timeout: 45_000 }).toBe('approved');
  });

  const { id: pharmacyId } = await pharmacyOf(visitor, cast.pharmacy.pharmacySlug);
  await patient.api.post('/clients/pharmacy', { body: { treatmentId: patient.treatmentId, pharmacyId, consentVersion: 1 } });
  const [first] = await prescriptionsOf(pharmacy, patient.treatmentId);
  await pharmacy.post('/backoffice/prescriptions/:id/question', {
    params: { id: first?.id ?? '' },
    body: { type: 'amount', text: 'Ist die Menge so gemeint?' },
  });

  await test.step('the doctor answers with version 2, and the patient reads which one is valid', async () => {
    await doctor.goTo('Rückfragen');
    await desk.getByRole('link', { name: first?.number ?? '', exact: true }).click();
    await expect(desk.getByText('Ist die Menge so gemeint?')).toBeVisible();
    await doctor.choose('Ihre Antwort', 'Korrigieren (neue Fassung)');
    await desk.getByRole('spinbutton', { name: text.office.quantity }).fill('5');
    await desk.getByLabel('Text an die Apotheke').fill(correction);
    await doctor.act('Antwort senden', /^Die neue Fassung ist vorgemerkt\. Sie gilt in \d+ Sekunde/);
    await expect(desk.getByRole('link', { name: 'Zur neuen Fassung' })).toBeVisible({ timeout: 45_000 });
    const sheet = await storefront.certificate();
    await expect(sheet).toContainText('Dies ist die neue, gültige Fassung.');
    await expect(sheet).toContainText('Durch neue Fassung ersetzt');
  });

  await test.step('the doctor revokes version 2, and the patient reads why', async () => {
    await desk.getByRole('link', { name: 'Zur neuen Fassung' }).click();
    await desk.getByRole('button', { name: 'Rezept widerrufen' }).click();
    await doctor.choose(text.office.reason, 'Wunsch der Patientin oder des Patienten');
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('textbox').fill(revocation);
    await dialog.getByRole('button', { name: 'Rezept widerrufen' }).click();
    await expect(desk.getByText('Das Rezept ist widerrufen.')).toBeVisible();
    const sheet = await storefront.certificate();
    await expect(sheet).toContainText('ärztlich widerrufen und gilt nicht mehr');
    await expect(sheet).toContainText(revocation);
    await expect(sheet).not.toContainText('Gültig bis');
  });

  const sent = await prescriptionsOf(pharmacy, patient.treatmentId);
  expect(sent.map(({ status, quantity }) => ({ status, quantity }))).toEqual(
    expect.arrayContaining([
      { status: 'replaced', quantity: null },
      { status: 'revoked', quantity: null },
    ]),
  );
});
