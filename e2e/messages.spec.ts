import { expectAccessible, expectNoSidewaysScroll } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { openStorefront } from './journeys/storefront.ts';

const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const asked = 'Nehmen Sie Mittel zur Blutverdünnung?';

test('a patient writes on the phone, the doctor asks back with a form, and the answer comes with a file', async ({ page, inReview, staff }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const patient = await inReview('Nora', 'Nachricht');
  const { number } = await patient.api.get('/clients/treatment/:id', { params: { id: patient.treatmentId } });
  await openStorefront(page, 'de').signIn(patient);
  const thread = page.getByRole('region', { name: 'Nachrichten' });

  await test.step('the patient writes', async () => {
    await page.goto('/dashboard/prescriptions');
    await thread.getByRole('button', { name: 'Nachricht schreiben' }).click();
    await thread.getByLabel('Ihre Nachricht').fill('Ich habe seit gestern neue Tabletten.');
    await expectAccessible(page);
    await thread.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(thread.getByRole('listitem').filter({ hasText: 'neue Tabletten' })).toBeVisible();
  });

  const doctor = await staff('doctor');
  const desk = doctor.page;
  await test.step('the doctor sees it in the queue and in the case, and asks with a form', async () => {
    await doctor.openRequest(number);
    await doctor.take();
    await expect(desk.getByText('Ich habe seit gestern neue Tabletten.')).toBeVisible();
    await desk.getByRole('button', { name: 'Rückfrage' }).click();
    await desk.getByRole('textbox', { name: 'Frage', exact: true }).fill('Bitte sagen Sie mir noch:');
    await desk.getByRole('button', { name: 'Formularfeld hinzufügen' }).click();
    await desk.getByRole('textbox', { name: 'Frage des Felds' }).fill(asked);
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Frage senden' }).click();
    await expect(desk.getByRole('listitem').filter({ hasText: asked }).first()).toBeVisible();
  });

  await test.step('the patient fills the form and sends a picture along', async () => {
    await page.goto('/dashboard/prescriptions');
    await thread.getByRole('button', { name: 'Antwort senden' }).click();
    await expect(thread.getByText('Bitte beantworten Sie diese Frage.')).toBeVisible();
    await thread.getByRole('group', { name: asked }).getByText('Ja', { exact: true }).click();
    await thread.locator('input[type=file]').setInputFiles({ name: 'Packung.png', mimeType: 'image/png', buffer: picture });
    await expect(thread.getByText('Angekommen', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await thread.getByRole('button', { name: 'Antwort senden' }).click();
    await expect(thread.getByRole('button', { name: 'Packung.png', exact: true })).toBeVisible();
  });

  await test.step('the answer stands in the open case by itself', async () => {
    const answer = desk.getByRole('listitem').filter({ hasText: asked });
    await expect(answer.getByRole('definition')).toHaveText('Ja');
    await expect(answer.getByRole('button', { name: 'Packung.png' })).toBeVisible();
  });
});
