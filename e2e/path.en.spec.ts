import { cast } from '../seeds/cast.ts';
import { newPerson } from './api/patient.ts';
import { flowersOf } from './api/staff.ts';
import { apiClient } from './api/client.ts';
import { expectUsable } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { readDownload } from './journeys/downloads.ts';
import { openStorefront } from './journeys/storefront.ts';
import { words } from './journeys/words.ts';
import { runningProduct } from './product/running-product.ts';

const text = words.en;
const person = newPerson('Oliver', 'Fairweather');
const fullName = `${person.firstName} ${person.lastName}`;
const wish = 'Something like Amnesia Haze';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' });

test(
  'in English, on a phone: from the first visit to a prescription that is ready to collect, and every screen is accessible',
  { tag: '@full' },
  async ({ page, newBrowser, staff, mailbox }) => {
    // The longest way: a busy machine needs more time for it.
    test.setTimeout(480_000);
    const inbox = mailbox(person.email);
    const patient = openStorefront(page, 'en', expectUsable);
    const { name: product } = (await flowersOf(apiClient(runningProduct.baseUrl()), cast.pharmacy.pharmacySlug))[0]!;
    const desk = { viewport: { width: 1440, height: 900 }, hasTouch: false };
    let number = '';

    await test.step('a visitor creates an account and confirms the address with the code from the mail', async () => {
      await patient.register(person);
      await expect(patient.heading(text.mailboxPage)).toBeVisible();
      await expectUsable(page);
      const mail = await inbox.waitFor(text.mails.confirm);
      await page.getByLabel(text.code).fill(/\b\d{6,8}\b/.exec(mail.text)?.[0] ?? '');
      await page.getByRole('button', { name: text.confirmEmail }).click();
      await patient.takeTheTour();
    });

    await test.step('he answers the questionnaire, names a wish in his own words and signs with his finger', async () => {
      await patient.illness('Back pain after a fall three years ago.');
      await patient.exclusion();
      await patient.wishes({ wish });
      await patient.personal();
      await patient.confirmAnswers();
      await patient.sign('information', 'drawn', person);
      await patient.sign('contract', 'drawn', person);
    });

    await test.step('he pays the deposit and sees by when there will be a decision', async () => {
      await patient.order();
      await expectUsable(page);
      await patient.payWith('4242 4242 4242 4242');
      await expect(patient.heading(text.waiting.title)).toBeVisible();
      await expect(page.getByText(text.waiting.due)).toBeVisible();
      await expectUsable(page);
      for (const path of ['/dashboard', '/profile', '/dashboard/waiting']) {
        await patient.open(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
        if (path !== '/dashboard/waiting') await expectUsable(page);
      }
      number = await patient.requestNumber();
      await inbox.waitFor(text.mails.received);
    });

    await test.step('the doctor, who works in English, reads the wish and chooses a product', async () => {
      const doctor = await staff('doctor', 'en', await newBrowser(desk));
      await doctor.openRequest(number);
      await doctor.take();
      for (const read of [fullName, 'Back pain after a fall', wish]) await expect(doctor.page.getByRole('main')).toContainText(read);
      await doctor.approve({ product });
      await inbox.waitFor(text.mails.decided);
    });

    await test.step('he sends the prescription to the pharmacy, which makes it ready', async () => {
      await patient.choosePharmacy({ name: 'Linden-Apotheke', city: 'Berlin' }, true);
      await expect(await patient.certificate()).toContainText(text.certificates.sent);
      const pharmacy = await staff('pharmacy', 'en', await newBrowser(desk));
      await pharmacy.openPrescriptionFor(fullName);
      await pharmacy.act(text.office.accept, text.office.accepted);
      await pharmacy.act(text.office.ready, text.office.madeReady);
      await inbox.waitFor(text.mails.ready);
    });

    await test.step('under "My certificates" everything is there, and the documents really are PDF files', async () => {
      const sheet = await patient.certificate();
      await expect(sheet).toContainText(text.certificates.ready);
      await expect(sheet).toContainText(product);
      for (const document of [text.certificates.copy, text.certificates.letter, text.certificates.invoice]) {
        const file = await readDownload(page, sheet.getByRole('button', { name: document, exact: true }));
        expect(file.subarray(0, 5).toString(), document).toBe('%PDF-');
      }
    });
  },
);
