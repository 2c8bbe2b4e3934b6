import { mkdirSync } from 'node:fs';
import type { FeedRun } from '@blattwerk/contract/stock-feeds/shapes';
import { cast } from '../seeds/cast.ts';
import { newPerson } from './api/patient.ts';
import { switchOffPull } from './api/staff.ts';
import { expectAccessible, expectUsable } from './browser/accessible.ts';
import { flowers, writeFiles } from './files/feeds.ts';
import { expect, test } from './fixtures.ts';
import { openMarket } from './journeys/market.ts';
import { readDownload } from './journeys/downloads.ts';
import { openStorefront } from './journeys/storefront.ts';
import { words } from './journeys/words.ts';
import { runCommand } from './product/commands.ts';
import { sized } from './product/run-size.ts';
import { runningProduct } from './product/running-product.ts';
import { linkIn } from './sandbox/mailbox.ts';

const text = words.de;
const product = flowers.morgentau.name;
const person = newPerson('Lena', 'Morgenroth');
const fullName = `${person.firstName} ${person.lastName}`;

test('auf Deutsch: vom Bestand der Apotheke bis zum Rezept, das zur Abholung bereitliegt', async ({
  page,
  newBrowser,
  problems,
  staff,
  staffApi,
  mailbox,
}, testInfo) => {
  // The longest way: a busy machine needs more time for it.
  test.setTimeout(720_000);
  const inbox = mailbox(person.email);
  const visitor = openStorefront(page, 'de');
  let number = '';

  await test.step('Produkte und Bestände kommen aus Dateien', async () => {
    mkdirSync(testInfo.outputDir, { recursive: true });
    const files = writeFiles(testInfo.outputDir);
    const place = runningProduct.place();
    const feed = (pharmacy: string, file: string, ...more: string[]) =>
      runCommand<FeedRun>(place, 'feed:import', ['--pharmacy', pharmacy, '--file', file, ...more]);
    const imported = await runCommand(place, 'products:import', ['--file', files.products]);
    expect(imported).toMatchObject({ exitCode: 0, output: { status: 'applied', rows: 3, created: 3, rowErrors: 0 } });
    const adler = await feed('adler-apotheke', files.adler);
    expect(adler).toMatchObject({ exitCode: 0, output: { status: 'applied', encoding: 'windows-1252', rows: 3, accepted: 2, matched: 2, rowErrors: 1 } });
    expect(adler.output.errors).toMatchObject([{ line: 4, field: 'price' }]);
    await switchOffPull(await staffApi('admin'), cast.pharmacy.pharmacySlug);
    expect(await feed(cast.pharmacy.pharmacySlug, files.linden, '--mode', 'delta')).toMatchObject({ output: { status: 'applied', matched: 1 } });
  });

  await test.step('der Markt zeigt sie mit dem niedrigsten Preis, auch ohne Skripte', async () => {
    const market = openMarket(page, 'de');
    await market.openFlowers();
    await market.search('Morgentau');
    await expect(market.card(product)).toContainText('ab 6,05 €/g');
    await expect(market.card(product)).toContainText('in 2 Apotheken');
    expect(await (await page.request.get('/market/catalog/flowers?q=Föhrenblick')).text()).toContain(flowers.foehrenblick.name);
    await market.openProduct(product);
    await expect(market.offer('Adler-Apotheke')).toContainText('6,05 €/g');
    await expect(market.offer('Linden-Apotheke')).toContainText('6,40 €/g');
  });

  await test.step('eine Besucherin legt ein Konto an, bestätigt ihre Adresse und füllt den Fragebogen aus', async () => {
    problems.allow(/iam\/register/);
    await visitor.register(person, new Date().getFullYear() - 17);
    await expect(visitor.heading(text.tooYoung)).toBeVisible();
    expect(await inbox.all()).toEqual([]);
    await visitor.register(person);
    await expect(visitor.heading(text.mailboxPage)).toBeVisible();
    await visitor.confirmEmail(linkIn(await inbox.waitFor(text.mails.confirm)));
    await visitor.takeTheTour();
    await visitor.illness('Rückenschmerzen nach einem Sturz vor drei Jahren.');
    await visitor.exclusion();
    await visitor.wishes({ product, medicines: 'Ibuprofen 400 mg bei Bedarf' });
  });

  const elsewhere = openStorefront(await newBrowser({ viewport: { width: 390, height: 844 } }), 'de', expectUsable);
  await test.step('auf einem Telefon meldet sie sich an und macht dort weiter, wo sie war', async () => {
    await elsewhere.login(person);
    await elsewhere.open('/health-state/create/prescription?step=request');
    await expect(elsewhere.page.getByRole('list', { name: text.request.chosen })).toContainText(product);
    await elsewhere.open('/health-state/create/profile');
    await elsewhere.personal();
    await elsewhere.confirmAnswers();
    await elsewhere.sign('information', 'typed', person);
    await elsewhere.sign('contract', 'typed', person);
  });

  await test.step('sie bezahlt die Anzahlung und sieht, bis wann entschieden wird', async () => {
    await elsewhere.order();
    await elsewhere.payWith('4242 4242 4242 4242');
    await expect(elsewhere.heading(text.waiting.title)).toBeVisible();
    await expect(elsewhere.page.getByText(text.waiting.due)).toBeVisible();
    number = await elsewhere.requestNumber();
    await inbox.waitFor(text.mails.received);
  });

  await test.step('die Ärztin übernimmt die Anfrage, liest alles und genehmigt mit einem Medikationsplan', async () => {
    const doctor = await staff('doctor');
    await doctor.openRequest(number);
    await expect(doctor.page.getByRole('main')).not.toContainText(person.lastName);
    await doctor.take();
    await expectAccessible(doctor.page);
    const screen = doctor.page.getByRole('main');
    for (const read of [fullName, 'Rückenschmerzen nach einem Sturz', 'Ibuprofen 400 mg', 'Psychose', 'Dr. Weidner', product])
      await expect(screen).toContainText(read);
    await doctor.approve({ product });
    await inbox.waitFor(text.mails.decided);
  });

  await test.step('die Patientin schickt das Rezept an eine Apotheke, die das Produkt hat', async () => {
    await elsewhere.choosePharmacy({ name: 'Linden-Apotheke', city: 'Berlin' }, true);
    await expect(await elsewhere.certificate()).toContainText(text.certificates.sent);
  });

  await test.step('die Apotheke nimmt es an und stellt das Arzneimittel bereit', async () => {
    const pharmacy = await staff('pharmacy');
    await pharmacy.openPrescriptionFor(fullName);
    for (const read of [product, flowers.morgentau.pzn, '0,1 g', 'Abends verdampfen']) await expect(pharmacy.page.getByRole('main')).toContainText(read);
    await pharmacy.act(text.office.accept, text.office.accepted);
    await pharmacy.act(text.office.ready, text.office.madeReady);
    await inbox.waitFor(text.mails.ready);
  });

  await test.step('unter „Meine Zertifikate“ liegt alles, und die Unterlagen sind wirklich PDF-Dateien', async () => {
    const sheet = await elsewhere.certificate();
    await expect(sheet).toContainText(text.certificates.ready);
    await expect(sheet).toContainText('Linden-Apotheke');
    await expect(sheet.getByText(text.certificates.offset)).toBeVisible();
    for (const document of [text.certificates.copy, text.certificates.letter, text.certificates.invoice]) {
      const button = sheet.getByRole('button', { name: document, exact: true });
      expect((await readDownload(elsewhere.page, button)).subarray(0, 5).toString(), document).toBe('%PDF-');
    }
  });

  await test.step('die Verwaltung sieht Person, Anfrage, Zahlung, Importläufe und das Protokoll', async () => {
    const admin = await staff('admin');
    await admin.goTo('Patientinnen und Patienten');
    await admin.filterBy('E-Mail-Adresse', person.email);
    await admin.row(person.email).getByRole('link').first().click();
    await expect(admin.page.getByRole('heading', { name: fullName, level: 1 })).toBeVisible();
    await admin.goTo('Behandlungsanfragen');
    await expect(admin.row(number)).toContainText('Genehmigt');
    await expect(admin.row(number)).not.toContainText('Chronische Schmerzen');
    await admin.goTo('Zahlungen');
    await expect(admin.row(number)).toContainText('Verrechnet');
    await admin.goTo('Importläufe');
    // The pharmacy's own feed may have run meanwhile.
    await expect(admin.row('Adler-Apotheke').filter({ hasText: 'Übernommen' }).first()).toBeVisible();
    await admin.goTo('Protokoll');
    await admin.filterByChoice('Akte', `${person.lastName}, ${person.firstName}`, person.lastName);
    const done = sized(
      ['Konto angelegt', 'Rezept zur Abholung bereitgestellt'],
      [
        'Konto angelegt',
        'Behandlungsanfrage zur Prüfung übernommen',
        'Behandlungsanfrage genehmigt',
        'Zahlung eingegangen',
        'Rezept an eine Apotheke gesendet',
        'Rezept zur Abholung bereitgestellt',
      ],
    );
    for (const words of done) {
      await admin.filterByChoice('Was', words);
      await expect(admin.row(words)).toHaveCount(1);
    }
  });
});
