import { newPerson } from './api/patient.ts';
import { apiClient } from './api/client.ts';
import { cast } from '../seeds/cast.ts';
import { approveRequest, flowersOf, pharmacyOf, prescriptionsOf } from './api/staff.ts';
import { expectUsable } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { openStorefront } from './journeys/storefront.ts';
import { runningProduct } from './product/running-product.ts';
import { linkIn } from './sandbox/mailbox.ts';

test(
  'eine Vertrauensperson nimmt die Einladung an, sieht die Abholung, und nach dem Ende nichts mehr',
  { tag: '@full' },
  async ({ page, newBrowser, inReview, staffApi, mailbox, problems }) => {
    problems.allow(/40[14]/);
    const patient = await inReview('Ada', 'Vertrauen');
    const visitor = apiClient(runningProduct.baseUrl());
    const [doctor, pharmacist] = [await staffApi('doctor'), await staffApi('pharmacy')];
    const slug = cast.pharmacy.pharmacySlug;
    await approveRequest(doctor, patient.treatmentId, (await flowersOf(visitor, slug)).slice(0, 1));
    const pharmacy = await pharmacyOf(visitor, slug);
    const send = () => patient.api.post('/clients/pharmacy', { body: { treatmentId: patient.treatmentId, pharmacyId: pharmacy.id, consentVersion: 1 } });
    await expect(send).toPass({ timeout: 60_000 });
    const [prescription] = await prescriptionsOf(pharmacist, patient.treatmentId);
    const params = { id: prescription?.id ?? '' };
    await pharmacist.post('/backoffice/prescriptions/:id/accept', { params });
    await pharmacist.post('/backoffice/prescriptions/:id/ready', { params, body: {} });

    const maria = newPerson('Maria', 'Abholung');
    const storefront = openStorefront(page, 'de');
    await storefront.signIn(patient);
    await storefront.open('/profile/caregivers');
    await page.getByLabel('Name', { exact: true }).fill('Maria');
    await page.getByLabel('E-Mail-Adresse').fill(maria.email);
    await page.getByRole('checkbox', { name: /^Abholung/ }).check();
    await page.getByRole('radio', { name: '30 Tage' }).check();
    await expectUsable(page);
    await page.getByRole('button', { name: 'Einladung senden' }).click();
    await expect(page.getByText(`Die Einladung geht an ${maria.email}.`)).toBeVisible();

    const link = linkIn(await mailbox(maria.email).waitFor('Eine Einladung für Sie'));
    const window = await newBrowser();
    await window.goto(link);
    await expectUsable(window);
    await expect(window.getByText('Ada')).toHaveCount(0);
    await window.getByRole('main').getByRole('link', { name: 'Konto anlegen' }).click();
    const field = (label: string) => window.getByLabel(label, { exact: true });
    await field('E-Mail-Adresse').fill(maria.email);
    await field('Passwort').fill(maria.password);
    await field('Vorname').fill(maria.firstName);
    await field('Nachname').fill(maria.lastName);
    for (const [part, value] of [['Tag', '9'], ['Monat', '3'], ['Jahr', '1970']] as const) await field(part).fill(value); // prettier-ignore
    for (const box of await window.getByRole('main').getByRole('checkbox').all()) await box.check();
    await window.getByRole('main').getByRole('button', { name: 'Konto anlegen' }).click();
    const confirmation = await window.context().newPage();
    await confirmation.goto(linkIn(await mailbox(maria.email).waitFor(/bestätigen/i)));
    await confirmation.getByRole('main').getByRole('button').click();

    // The tab that waits goes on to the invitation by itself.
    await expect(window.getByText('Ada Vertrauen möchte, dass Sie ansehen können:')).toBeVisible();
    await expectUsable(window);
    await window.getByRole('button', { name: 'Annehmen' }).click();
    await window.getByRole('link', { name: 'Jetzt ansehen' }).click();
    await expect(window.getByText('Abholcode', { exact: true })).toBeVisible();
    await expect(window.getByText(pharmacy.name)).toBeVisible();
    await expect(window.getByRole('heading', { name: 'Termine' })).toHaveCount(0);
    await expect(window.getByRole('banner').getByRole('link', { name: 'Für andere' })).toBeVisible();
    await expectUsable(window);

    await patient.mailbox.waitFor('Ihre Einladung wurde angenommen');
    await storefront.open('/profile/privacy');
    await expect(page.getByRole('row', { name: /Maria Abholung.*Abholcode angesehen/ })).toBeVisible();
    await storefront.open('/profile/caregivers');
    await page.getByRole('button', { name: 'Zugang von Maria beenden' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Zugang beenden' }).click();
    await expect(page.getByText(/Von Ihnen beendet am/)).toBeVisible();
    await window.reload();
    await expect(window.getByRole('heading', { name: 'Hier ist nichts zu sehen' })).toBeVisible();
    await expectUsable(window);
  },
);
