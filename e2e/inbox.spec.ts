import type { Page } from '@playwright/test';
import { cast } from '../seeds/cast.ts';
import { apiClient, type ApiClient } from './api/client.ts';
import type { Submitted } from './api/patient.ts';
import { approveRequest, flowersInStock, pharmacyOf } from './api/staff.ts';
import { expectAccessible, expectNoSidewaysScroll } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { openStorefront } from './journeys/storefront.ts';
import { runningProduct } from './product/running-product.ts';
import { linkIn } from './sandbox/mailbox.ts';

const codesOf = async ({ api, treatmentId }: Submitted): Promise<string[]> => {
  const { prescriptions } = await api.get('/clients/treatment/:id', { params: { id: treatmentId } });
  return prescriptions.flatMap(({ pickupCode }) => pickupCode ?? []);
};

/** Two prescriptions of one decision, with the demo pharmacy. */
const sendTwo = async (patient: Submitted, doctor: ApiClient): Promise<void> => {
  const visitor = apiClient(runningProduct.baseUrl());
  await approveRequest(doctor, patient.treatmentId, await flowersInStock(visitor, 2));
  const { id: pharmacyId } = await pharmacyOf(visitor, cast.pharmacy.pharmacySlug);
  // The decision takes effect only after the time in which it can be undone.
  await expect(
    async () => void (await patient.api.post('/clients/pharmacy', { body: { treatmentId: patient.treatmentId, pharmacyId, consentVersion: 1 } })),
  ).toPass({
    timeout: 45_000,
  });
};

/** The inbox without a mouse: everything by key, and what it then says. */
const openInbox = (page: Page) => {
  const press = (key: string) => page.keyboard.press(key);
  const record = page.getByRole('article');
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  return {
    record,
    rows,
    press,
    number: async (): Promise<string> => (await record.getByRole('heading', { level: 2 }).first().innerText()).split(' ').at(-1) ?? '',
    search: async (words: string, hits: number) => {
      await press('/');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type(words);
      await press('Enter');
      await expect(rows).toHaveCount(hits);
    },
    /** Presses a key that takes a step, and waits until another prescription is open. */
    stepTo: async (key: () => Promise<void>, said: string) => {
      const before = await record.getByRole('heading', { level: 2 }).first().innerText();
      await key();
      await expect(page.getByText(said).first()).toBeVisible();
      await expect(record.getByRole('heading', { level: 2 }).first()).not.toHaveText(before);
    },
  };
};

test(
  'mit der Tastatur allein: annehmen, zubereiten, bereitstellen und nach der Identitätsprüfung abgeben; das nächste Rezept öffnet sich von selbst',
  { tag: '@full' },
  async ({ inReview, staff, staffApi, newBrowser, problems }) => {
    test.setTimeout(180_000);
    const patient = await inReview('Tilda', `Tastatur${Date.now() % 100_000}`);
    await sendTwo(patient, await staffApi('doctor'));
    const { page } = await staff('pharmacy');
    await page.goto('/admin/prescriptions');
    await expect(page.getByRole('searchbox')).toBeVisible();
    const inbox = openInbox(page);
    const { press, record } = inbox;

    await inbox.search(`${patient.lastName} Tilda`, 2);
    await press('j');
    await press('Enter');
    await expect(record).toContainText(patient.lastName);
    await inbox.stepTo(() => press('a'), 'Das Rezept ist angenommen.');
    await press('a');
    // The last one of the tab stays open where it is now.
    await expect(page.getByRole('link', { name: /^In Arbeit/ })).toHaveAttribute('aria-current', 'page');

    await inbox.search(patient.lastName, 2);
    await press('p');
    await expect(page.getByText('Die Zubereitung ist vermerkt.').first()).toBeVisible();
    const makeReady = async () => {
      const field = page.getByLabel('Zurückgelegt bis');
      // A key counts for the record that is open; on a busy machine the next one is still on its way.
      await expect(async () => {
        if (!(await field.isVisible())) await press('r');
        await expect(field).toBeFocused({ timeout: 3_000 });
      }).toPass();
      await press('Enter');
    };
    await inbox.stepTo(makeReady, 'Die Patientin oder der Patient wird benachrichtigt.');
    await makeReady();
    await expect(page.getByRole('link', { name: /^Bereit/ })).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => codesOf(patient).then((codes) => codes.length)).toBe(2);

    // The label: on paper there is nothing to press.
    await press('l');
    await expect(page.getByRole('dialog').getByText(await inbox.number())).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.print-label')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: null });
    // What was not to be seen on paper has lost the focus by that.
    await page.getByRole('dialog').getByRole('button', { name: 'Drucken' }).focus();
    await press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(record.getByText(patient.lastName).first()).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await expectAccessible(page);

    await test.step('die Patientin sieht am Telefon die Karte für die Abholung, zu der die E-Mail führt', async () => {
      const phone = await newBrowser({ viewport: { width: 390, height: 844 } });
      const storefront = openStorefront(phone, 'de');
      const mail = await patient.mailbox.waitFor('Zur Abholung bereit');
      await storefront.signIn(patient);
      await phone.goto(linkIn(mail));
      await expect(phone).toHaveURL(/\/dashboard\/prescriptions#/);
      const cards = phone.getByRole('region', { name: /^Zur Abholung: / });
      await expect(cards).toHaveCount(2);
      await expect(phone.locator(':focus').getByRole('img', { name: /QR-Code/ })).toBeVisible();
      for (const code of await codesOf(patient)) await expect(phone.getByText(code, { exact: true })).toBeVisible();
      await expect(cards.first().getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute('rel', 'noopener noreferrer');
      await expectNoSidewaysScroll(phone);
      await expectAccessible(phone);

      // Without a connection there is a page that says so, with the card that was shown last, and of the treatment nothing else.
      problems.allow(/503|ERR_INTERNET_DISCONNECTED/);
      await phone.evaluate(async () => void (await navigator.serviceWorker.ready));
      await phone.context().setOffline(true);
      await phone.goto('/dashboard');
      await expect(phone.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible();
      await expect(phone.getByRole('heading', { name: 'Ihre Abholung' })).toBeVisible();
      const codes = await codesOf(patient);
      expect(codes).toContain(await phone.getByLabel('Abholcode').innerText());
      await expect(phone.getByRole('main')).not.toContainText(patient.lastName);
      await expectNoSidewaysScroll(phone);
      await phone.context().setOffline(false);
      await phone.getByRole('link', { name: 'Noch einmal versuchen' }).click();
      await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(phone).toHaveURL(/\/dashboard$/);
    });

    await inbox.search(patient.lastName, 2);
    const dispense = async () => {
      await press('d');
      const code = page.getByRole('dialog').getByLabel('Abholcode');
      await expect(code).toBeFocused();
      const own = (
        await record
          .getByText(/^[2-9A-HJ-NP-Z]{6}$/)
          .first()
          .innerText()
      ).trim();
      await page.keyboard.type(own);
      await press('Tab');
      await press('Tab');
      await expect(page.getByRole('checkbox', { name: /stimmen mit dem Ausweis überein/ })).toBeFocused();
      await press('Space');
      await press('Tab');
      await press('Enter');
    };
    await inbox.stepTo(dispense, 'Die Abgabe ist vermerkt.');
    await dispense();
    await expect(page.getByRole('link', { name: /^Erledigt/ })).toHaveAttribute('aria-current', 'page');
    const { prescriptions } = await patient.api.get('/clients/treatment/:id', { params: { id: patient.treatmentId } });
    expect(prescriptions.map(({ status }) => status)).toEqual(['dispensed', 'dispensed']);
  },
);
