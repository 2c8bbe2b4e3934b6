import { apiClient } from './api/client.ts';
import { approveRequest, flowersInStock, pharmacyOf, prescriptionsOf } from './api/staff.ts';
import { expectAccessible } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { openStorefront } from './journeys/storefront.ts';
import { words } from './journeys/words.ts';
import { runningProduct } from './product/running-product.ts';
import { withDatabase } from './product/with-database.ts';
import { linkIn } from './sandbox/mailbox.ts';

/** Six days hold the hours of service that a call waits for, whatever holidays and weekends lie between. */
const silentHours = 6 * 24;
/** Pharmacies that no other journey sends to. */
const [silentSlug, otherSlug] = ['berg-apotheke-dortmund', 'birken-apotheke-koblenz'];

test(
  'keine Reaktion der Apotheke: erinnert, auf der Anrufliste, und der Patient holt das Rezept zurück und wählt neu',
  { tag: '@full' },
  async ({ page, inReview, staff, staffApi, mailbox }) => {
    const patient = await inReview('Stefan', 'Stille');
    const visitor = apiClient(runningProduct.baseUrl());
    const [doctor, admin] = [await staffApi('doctor'), await staffApi('admin')];
    const [silent, other] = [await pharmacyOf(visitor, silentSlug), await pharmacyOf(visitor, otherSlug)];
    await approveRequest(doctor, patient.treatmentId, await flowersInStock(visitor, 1));
    const send = () => patient.api.post('/clients/pharmacy', { body: { treatmentId: patient.treatmentId, pharmacyId: silent.id, consentVersion: 1 } });
    await expect(send).toPass({ timeout: 60_000 });

    expect(await withDatabase(runningProduct.place(), 'age-sending.command.ts', patient.treatmentId, String(silentHours))).toBe(1);
    await admin.post('/backoffice/scheduled-jobs/:id/run', { params: { id: 'prescriptions.watch-sendings' } });
    await mailbox(silent.email ?? '').waitFor('Ein Vorgang wartet noch auf Sie');
    const mail = await patient.mailbox.waitFor('Ihr Vorgang wartet noch auf eine Rückmeldung');
    expect(mail.text).not.toContain(silent.name);

    const office = await staff('admin');
    await office.goTo('Versandaufgaben');
    await expect(office.row(silent.name)).toBeVisible();
    await office.row(silent.name).getByRole('link').first().click();
    await expect(office.page.getByText(silent.name).first()).toBeVisible();
    await office.page.getByRole('radio', { name: 'Niemand zu erreichen' }).check();
    await office.act('Ergebnis vermerken', 'Vermerkt. Der nächste Versuch steht in der Liste.');

    const storefront = openStorefront(page, 'de');
    await storefront.signIn(patient);
    await page.goto(linkIn(mail));
    await expect(page.getByText('hat bisher nicht reagiert')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Zurückholen und neu wählen' }).click();
    await expect(storefront.heading(words.de.pharmacyChoice.title)).toBeVisible();
    await mailbox(silent.email ?? '').waitFor('Ein Vorgang wurde zurückgeholt');
    await storefront.choosePharmacy(other);
    await expect(await storefront.certificate()).toContainText(words.de.certificates.sent);
    expect(await prescriptionsOf(admin, patient.treatmentId)).toMatchObject([{ status: 'sent', pharmacy: { name: other.name } }]);
  },
);
