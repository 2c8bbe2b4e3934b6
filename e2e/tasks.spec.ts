import { readFileSync } from 'node:fs';
import { newPerson } from './api/patient.ts';
import { expectNoSidewaysScroll } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { openMarket } from './journeys/market.ts';
import { openStorefront } from './journeys/storefront.ts';
import { words } from './journeys/words.ts';
import { linkIn } from './sandbox/mailbox.ts';
import { measure } from './tasks/measure.ts';
import { tasks } from './tasks/tasks.ts';

const text = words.de;
const phone = { width: 390, height: 844 };
/** Six of the ten tasks (`tasks/tasks.ts`); the others are measured by the journeys that do them anyway. */
const size = { tag: ['@full', '@task'] };

test('somebody of seventy finds a product, its pharmacies and its price, with letters twice as large', size, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')));
  const task = await measure(page, 'seventy');
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Bestand ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Was Apotheken gerade vorrätig haben' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await task.did('Opens the market from the home page');
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByRole('checkbox', { name: 'Nur vorrätige' }).check();
  await page.getByRole('button', { name: /^[\d.]+ Produkte zeigen$/ }).click();
  await expect(page).toHaveURL(/\?inStock=true$/);
  await task.did('Leaves out what no pharmacy has');
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('button', { name: 'Für meine Anfrage vormerken' }).click();
  await expectNoSidewaysScroll(page);
  await task.did('Opens the first product and selects it');
  await page.getByRole('article').getByRole('link', { name: 'Zur Auswahl' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Auswahl', level: 1 })).toBeVisible();
  await page.getByLabel('Ihre Postleitzahl').fill('10115');
  await expect(page.getByText('hat alles').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await task.did('Names the postal code, and reads which pharmacy is near and what it costs');
  await page.getByRole('link', { name: 'Ohne diese Angabe weiter' }).click();
  await expect(page).toHaveURL(/\/auth\/register-simple/);
  await expectNoSidewaysScroll(page);
  await task.did('Goes on to the registration');
  task.done();
});

test('an expat reads in English what it costs, and comes to the registration', size, async ({ page }) => {
  await page.setViewportSize(phone);
  const task = await measure(page, 'expat');
  await page.goto('/');
  await page.getByRole('link', { name: /^EN/ }).click();
  await expect(page).toHaveURL('/en');
  await task.did('Switches to English');
  await page.getByRole('main').getByRole('link', { name: 'All questions and answers' }).click();
  await page.getByLabel('What are you looking for?').fill('insurance');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Does my health insurance pay?')).toBeVisible();
  await task.did('Asks the help about the insurance');
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('banner').getByRole('link', { name: 'Market' }).last().click();
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('button', { name: 'Add to my request' }).click();
  await task.did('Opens the first product of the market and selects it');
  await page.getByRole('article').getByRole('link', { name: 'View selection' }).click();
  await page.getByRole('link', { name: 'Continue without it' }).click();
  await expect(page).toHaveURL(/\/en\/auth\/register-simple/);
  await task.did('Goes on to the registration');
  task.done();
});

test('somebody who compares prices finds the cheapest pharmacy for one of three flowers', size, async ({ page }) => {
  const task = await measure(page, 'price');
  await openMarket(page, 'de').openFlowers();
  await page.getByRole('navigation', { name: 'Ansicht' }).getByRole('link', { name: 'Liste' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Nur vorrätige' }).check();
  await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('price');
  await expect(page).toHaveURL(/\?inStock=true&sort=price&view=list$/);
  await expect(page.getByRole('region', { name: 'Ergebnisse' })).toHaveAttribute('aria-busy', 'false');
  await task.did('Lists what is in stock, the cheapest first');
  for (const at of [0, 1, 2])
    await page
      .getByRole('button', { name: /^Vergleichen: / })
      .nth(at)
      .click();
  await page.getByRole('complementary', { name: 'Ihr Vergleich' }).getByRole('link', { name: 'Vergleichen' }).click();
  const names = page.getByRole('table', { name: 'Produkte vergleichen' }).getByRole('columnheader');
  await expect(names).toHaveCount(4);
  await task.did('Chooses three and reads them side by side');
  await names.nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: /^\d+ Apotheken?, die/ })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('€/g');
  await task.did('Opens one, and reads which pharmacy asks least');
  task.done();
});

test('an anxious first patient goes from the registration to the paid request', size, async ({ page, mailbox }) => {
  await page.setViewportSize(phone);
  const person = newPerson('Agnes', 'Erstmals');
  const task = await measure(page, 'first');
  const patient = openStorefront(page, 'de');
  await patient.register(person);
  await expect(patient.heading(text.mailboxPage)).toBeVisible();
  await task.did('Creates an account');
  await patient.confirmEmail(linkIn(await mailbox(person.email).waitFor(text.mails.confirm)));
  await patient.takeTheTour();
  await task.did('Confirms the address from the mail, and reads what happens');
  await patient.illness('Seit Jahren Schmerzen, die nachts am stärksten sind.');
  await patient.exclusion();
  await task.did('Answers about the illness and about what speaks against the treatment');
  await patient.wishes({ wish: 'Etwas, das beim Schlafen hilft' });
  await task.did('Answers about medicines and experience, and names a wish');
  await patient.personal();
  await patient.confirmAnswers();
  await task.did('Enters the address, and checks all answers');
  await patient.sign('information', 'typed', person);
  await patient.sign('contract', 'typed', person);
  await task.did('Reads and signs the information sheet and the contract');
  await patient.order();
  await patient.payWith('4242 4242 4242 4242');
  await expect(patient.heading(text.waiting.title)).toBeVisible();
  await task.did('Pays the deposit, and reads by when there will be a decision');
  task.done();
});

test('a carer without a telephone asks by the contact form and reads the answer', size, async ({ page, staffApi, mailbox }) => {
  const { email } = newPerson('Karla', 'Pflegt');
  const task = await measure(page, 'contact');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click();
  await page.getByLabel('Worum geht es?').selectOption('pharmacy');
  await page.getByLabel('Ihre Nachricht').fill('Darf ich das Arzneimittel für meinen Vater abholen?');
  await page.getByLabel('Ihr Name').fill('Karla Pflegt');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText('Danke, wir kümmern uns darum')).toBeVisible();
  await task.did('Finds the contact form, writes and sends the question');
  const admin = await staffApi('admin');
  const { items } = await admin.get('/backoffice/contact-requests', { query: { pageSize: 50, sort: '-createdAt' } });
  const { id = '' } = items.find((row) => row.email === email) ?? {};
  await admin.post('/backoffice/contact-requests/:id/answer', { params: { id }, body: { text: 'Ja, mit einer Vollmacht und Ihrem Ausweis.' } });
  await page.goto(linkIn(await mailbox(email).waitFor(/Antwort/)));
  await expect(page.getByText('Ja, mit einer Vollmacht und Ihrem Ausweis.')).toBeVisible();
  await task.did('Reads the answer behind the link of the mail');
  task.done();
});

test('an administrator finds a payment and refunds it', size, async ({ inReview, staff }) => {
  const patient = await inReview('Erna', 'Erstattung');
  const [asked] = (await patient.api.get('/clients/treatment')).items;
  const number = asked?.number ?? '';
  const admin = await staff('admin');
  await admin.page.goto('/admin/');
  const task = await measure(admin.page, 'refund');
  await admin.goTo('Zahlungen');
  await admin.page.getByRole('searchbox').first().fill(number);
  await expect(admin.page.getByRole('row')).toHaveCount(2);
  await admin.row(number).getByRole('link').first().click();
  await expect(admin.page.getByRole('heading', { level: 1, name: `Zahlung zu ${number}` })).toBeVisible();
  await task.did('Finds the payment by the number of the request');
  await admin.page.getByRole('button', { name: 'Erstatten', exact: true }).click();
  const dialog = admin.page.getByRole('dialog', { name: 'Zahlung erstatten' });
  await dialog.getByLabel('Grund').fill('Doppelt bezahlt, am Telefon geklärt.');
  await dialog.getByRole('button', { name: 'Erstatten' }).click();
  await expect(admin.page.getByText('Die Erstattung ist veranlasst.').first()).toBeVisible();
  await task.did('Names the reason and refunds all of it');
  task.done();
});

test('the page of the tasks has a chapter for each, with what it may take at most', () => {
  // Once this fails, `npm run tasks:page` puts it right.
  const written = [
    ...readFileSync(new URL('../docs/tasks.md', import.meta.url), 'utf8').matchAll(/^## \d+\. (.+)\n\n.+ At most (\d+) taps, (\d+) keys and (\d+) s\.$/gm),
  ];
  expect(written.map(([, title, ...most]) => [title, ...most.map(Number)])).toEqual(
    Object.values(tasks).map(({ who, what, most }) => [`${who} ${what}`, most.taps, most.keys, most.seconds]),
  );
});
