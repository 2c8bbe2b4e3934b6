import { cast } from '../seeds/cast.ts';
import { apiClient } from './api/client.ts';
import { approveRequest, flowersInStock, pharmacyOf, prescriptionsOf } from './api/staff.ts';
import { expectAccessible, expectNoSidewaysScroll } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { openStorefront } from './journeys/storefront.ts';
import { words } from './journeys/words.ts';
import { runningProduct } from './product/running-product.ts';
import { withDatabase } from './product/with-database.ts';
import { linkIn } from './sandbox/mailbox.ts';

test(
  'a prescription that needs a signature by hand: the patient lets it go by post, the doctor posts it, the pharmacy dispenses it once it is there',
  { tag: '@full' },
  async ({ page, inReview, staff, staffApi, problems }) => {
    problems.allow(/status of 422/);
    const patient = await inReview('Petra', 'Papier');
    const [doctorApi, admin] = [await staffApi('doctor'), await staffApi('admin')];
    const visitor = apiClient(runningProduct.baseUrl());
    await approveRequest(doctorApi, patient.treatmentId, await flowersInStock(visitor, 1));
    const markAsPaper = async (): Promise<void> => expect(await withDatabase(runningProduct.place(), 'needs-ink.command.ts', patient.treatmentId)).toBe(1);
    await expect(markAsPaper).toPass({ timeout: 60_000 });
    const pharmacy = await pharmacyOf(visitor, cast.pharmacy.pharmacySlug);
    const [prescription] = await prescriptionsOf(admin, patient.treatmentId);

    const text = words.de.pharmacyChoice;
    const storefront = openStorefront(page, 'de');
    await storefront.signIn(patient);
    await page.goto(`/dashboard/pharmacy?request=${patient.treatmentId}`);
    await page.getByLabel(text.search).fill(pharmacy.name);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: pharmacy.name, exact: true }), hasText: pharmacy.city });
    await row.first().getByRole('button', { name: text.choose }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: words.de.consent.transfer }).check();
    await dialog.getByRole('button', { name: text.send }).click();
    await expect(dialog.getByText('Dieses Rezept geht mit der Post')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Per Post senden lassen' }).click();
    await expect(page.getByText('Dieses Rezept geht mit der Post:').first()).toBeVisible();
    await expectNoSidewaysScroll(page);

    const doctor = await staff('doctor');
    await doctor.page.goto('/admin/queue/originals');
    await doctor.row(prescription!.number).getByRole('link').first().click();
    await expect(doctor.page.getByText(pharmacy.street)).toBeVisible();
    await expectAccessible(doctor.page);
    await doctor.page.getByRole('button', { name: 'Als gesendet eintragen' }).click();
    await doctor.page.getByLabel('Sendungsnummer').fill('RR 12 345 678 9 DE');
    await doctor.act('Eintragen', 'Der Versand ist eingetragen.');
    await page.goto(linkIn(await patient.mailbox.waitFor('Das Original ist mit der Post unterwegs')));
    await expect(page.getByText('Sendungsnummer: RR 12 345 678 9 DE').first()).toBeVisible();

    const desk = await staff('pharmacy');
    await desk.page.goto(`/admin/inbox/${prescription!.id}`);
    await desk.act('Annehmen', 'Das Rezept ist angenommen.');
    await desk.page.goto(`/admin/inbox/${prescription!.id}`);
    await expect(desk.page.getByRole('button', { name: 'Abholbereit melden' })).toBeHidden();
    await desk.act('Original ist eingetroffen', 'Das Original ist als eingetroffen eingetragen.');
    await expect(desk.page.getByRole('button', { name: 'Abholbereit melden' })).toBeVisible();
    await expectAccessible(desk.page);
    await page.reload();
    await expect(page.getByText('in der Apotheke eingetroffen').first()).toBeVisible();
  },
);
