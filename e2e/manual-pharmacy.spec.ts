import { randomInt } from 'node:crypto';
import { apiClient } from './api/client.ts';
import { approveRequest, flowersInStock } from './api/staff.ts';
import { expect, test } from './fixtures.ts';
import { openStorefront } from './journeys/storefront.ts';
import { words } from './journeys/words.ts';
import { runningProduct } from './product/running-product.ts';

const pharmacy = 'Sankt-Kilian-Apotheke am Hohntor';

test(
  'a pharmacy typed in by hand is called by staff, and only then the patient reads "sent"',
  { tag: '@full' },
  async ({ page, inReview, staff, staffApi }) => {
    const patient = await inReview('Mia', 'Handeintrag');
    const doctor = await staffApi('doctor');
    await approveRequest(doctor, patient.treatmentId, await flowersInStock(apiClient(runningProduct.baseUrl()), 1));
    const storefront = openStorefront(page, 'de');
    await storefront.signIn(patient);

    await test.step('the patient types it in, with a telephone number only', async () => {
      const status = async () => (await patient.api.get('/clients/treatment/:id', { params: { id: patient.treatmentId } })).status;
      await expect.poll(status, { timeout: 60_000 }).toBe('approved');
      await storefront.open('/dashboard/pharmacy-selection');
      await page.getByText('Ihre Apotheke ist nicht dabei? Selbst eintragen').click();
      const form = page.locator('form').filter({ hasText: 'Name der Apotheke' });
      await form.getByLabel('Name der Apotheke').fill(pharmacy);
      await form.getByLabel(words.de.person.street, { exact: true }).fill('Hohnstraße');
      await form.getByLabel(words.de.person.houseNum).fill('3');
      await form.getByLabel(words.de.person.zipCode).fill('97616');
      await form.getByLabel(words.de.person.city, { exact: true }).fill('Bad Neustadt an der Saale');
      await form.getByLabel(words.de.person.phone).fill(`09771 6${randomInt(10_000, 99_999)}`);
      await form.getByRole('checkbox', { name: words.de.consent.transfer }).check();
      await form.getByRole('button', { name: 'Rezept an diese Apotheke senden' }).click();
      await expect(page.getByText('Wir geben Ihr Rezept telefonisch oder per Post an die Apotheke weiter.')).toBeVisible();
      const sheet = await storefront.certificate();
      await expect(sheet).toContainText('Wir geben es telefonisch oder per Post weiter');
      await expect(sheet).not.toContainText(words.de.certificates.sent);
      await expect(sheet.getByRole('list', { name: /^Verlauf der Anfrage/ })).not.toContainText(words.de.certificates.choosePharmacy);
    });

    await test.step('staff find the task, call and note that it is passed on', async () => {
      const office = await staff('admin');
      await office.goTo('Versandaufgaben');
      await office.row(pharmacy).getByRole('link').first().click();
      await expect(office.page.getByRole('heading', { name: `Rezept weitergeben: ${pharmacy}`, level: 1 })).toBeVisible();
      await expect(office.page.getByText(`Spreche ich mit der ${pharmacy}?`)).toBeVisible();
      await office.page.getByLabel('Notiz').fill('Mit Frau Kilian gesprochen, Brief geht heute ab.');
      await office.page.getByRole('radio', { name: 'Weitergegeben' }).check();
      await office.act('Ergebnis vermerken', 'Das Ergebnis ist vermerkt.');
    });

    await test.step('the patient reads that it is with the pharmacy', async () => {
      const sheet = await storefront.certificate();
      await expect(sheet).toContainText(words.de.certificates.sent);
      await expect(sheet.getByText('An die Apotheke weitergegeben')).toBeVisible();
    });
  },
);
