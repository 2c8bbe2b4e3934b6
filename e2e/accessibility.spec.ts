import { cast } from '../seeds/cast.ts';
import { newPerson } from './api/patient.ts';
import { expectAccessible, expectNoSidewaysScrollInLargePrint, expectUsable } from './browser/accessible.ts';
import { tabTo } from './browser/keyboard.ts';
import { expect, test } from './fixtures.ts';
import { openStorefront } from './journeys/storefront.ts';
import { words, type Locale } from './journeys/words.ts';
import { sized } from './product/run-size.ts';
import { linkIn } from './sandbox/mailbox.ts';

const publicPages = sized(
  ['/', '/market/catalog/flowers', '/auth/login', '/patientensicherheit'],
  ['/', '/market/catalog/flowers', '/market/pharmacies', '/auth/login', '/auth/register', '/auth/password-forgot', '/datenschutz', '/patientensicherheit'],
);
/** Looked at in large print only: they have the parts of the others, and longer words. */
const wordyPages = ['/agb', '/impressum', '/vape'];
/** What stands around an account before a user is in it, and what mails lead to: they are made of the parts of the public pages. */
const accountPages = [
  '/auth/confirm-info/sign-up',
  '/auth/confirm-info/email-confirmed?token=from-a-mail',
  '/auth/confirm-info/forgot',
  '/auth/confirm-info/reset?token=from-a-mail',
  '/auth/confirm-info/non-adult',
  '/newsletter/withdraw?token=from-a-mail',
  '/withdraw',
  '/withdraw/confirm?token=from-a-mail',
  '/dashboard-shadow',
];
/** Looked at in one language: the other has the same parts. `npm test` takes those with the most parts. */
const marketPages = sized(
  ['/market/catalog/flowers?irradiation=unirradiated&thcMax=0', '/market/pharmacies?view=map'],
  [
    '/market',
    '/market/catalog/edibles',
    '/market/catalog/flowers?irradiation=unirradiated&thcMax=0',
    '/market/favorites',
    '/market/pharmacies?view=map',
    '/market/checkout',
    '/vape',
    '/credits',
    '/newsletter',
    '/market/alerts/confirm?token=none',
  ],
);
const officeLists = sized(
  { doctor: ['Behandlungsanfragen'], pharmacy: ['Rezepte'], admin: ['Bestandsfeeds'] },
  {
    doctor: ['Behandlungsanfragen', 'Rezepte', 'Zertifikate'],
    pharmacy: ['Rezepte'],
    admin: ['Patientinnen und Patienten', 'Apotheken', 'Bestandsfeeds', 'Importläufe', 'Fragebogen', 'Zahlungen', 'Protokoll', 'Einstellungen'],
  },
);

// The longest file: its tests are handed out one by one.
test.describe.configure({ mode: 'parallel' });

for (const locale of ['de', 'en'] as const satisfies readonly Locale[]) {
  const text = words[locale];
  const prefix = locale === 'en' ? '/en' : '';
  // English has the same parts as German, with other words: the full run checks it too.
  const size = locale === 'en' ? { tag: '@full' } : {};

  test(`every public page is accessible, and fits a phone, in large print too (${locale})`, size, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of publicPages) {
      await page.goto(`${prefix}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectUsable(page);
      await expectNoSidewaysScrollInLargePrint(page);
    }
    for (const path of wordyPages) {
      await page.goto(`${prefix}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScrollInLargePrint(page);
    }
    await page.goto(`${prefix}/market/catalog/flowers`);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    await expectUsable(page);
  });

  test(`every page around an account is accessible, and fits a phone (${locale})`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of accountPages) {
      await page.goto(`${prefix}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectUsable(page);
    }
  });

  // In German a part of the way is looked at where `path.de` passes by.
  test(`every page of a patient's way is accessible, and fits a phone (${locale})`, { tag: '@full' }, async ({ page, mailbox }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const person = newPerson('Ada', 'Zugang');
    const patient = openStorefront(page, locale, expectUsable);
    await patient.register(person);
    await expect(patient.heading(text.mailboxPage)).toBeVisible();
    await expectUsable(page);
    await patient.confirmEmail(linkIn(await mailbox(person.email).waitFor(text.mails.confirm)));
    await patient.takeTheTour();
    await patient.illness('Zehn Jahre Kopfschmerzen.');
    await patient.exclusion();
    await patient.wishes({ wish: 'Weiße Witwe' });
    await patient.personal();
    await patient.confirmAnswers();
    await patient.sign('information', 'typed', person);
    await patient.sign('contract', 'drawn', person);
    await patient.order();
    await expectUsable(page);
    await patient.payWith('4242 4242 4242 4242');
    await expect(patient.heading(text.waiting.title)).toBeVisible();
    await expectUsable(page);
    await patient.certificate();
    for (const path of ['/dashboard', '/profile']) {
      await patient.open(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /^(Wird geladen|Loading)/ })).toHaveCount(0);
      await expectUsable(page);
    }
  });
}

test('every other page for visitors is accessible, and fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of marketPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectUsable(page);
  }
});

test('a pharmacy and the selection are accessible, and fit the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/market/pharmacies');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Rezept für diese Apotheke anfragen' })).toBeVisible();
  await expectUsable(page);
  await page.goto('/market/catalog/flowers');
  await page
    .getByRole('button', { name: /^Vormerken/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Zur Auswahl' }).click();
  await expect(page.getByRole('heading', { name: 'Wo Sie es bekommen' })).toBeVisible();
  await expectUsable(page);
});

test('a patient with a prescription finds accessible pages too', { tag: '@full' }, async ({ page }) => {
  const patient = openStorefront(page, 'de', expectUsable);
  await patient.signIn({ ...cast.patient, password: newPerson('', '').password });
  await patient.certificate();
  await patient.open('/dashboard/pharmacy-selection');
  await expect(patient.heading(words.de.pharmacyChoice.title)).toBeVisible();
  await expectUsable(page);
});

for (const who of ['doctor', 'pharmacy', 'admin'] as const) {
  test(`the back office is accessible (${who})`, async ({ staff }) => {
    const office = await staff(who);
    await office.page.goto('/admin/');
    await expect(office.page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Wird geladen' })).toBeVisible();
    await expectAccessible(office.page);
    for (const list of officeLists[who]) {
      await office.goTo(list);
      const { page } = office;
      // The pharmacy's inbox is a list, the others are tables.
      await expect(page.getByRole('row').nth(1).or(page.getByRole('main').getByRole('listitem').first()).first()).toBeVisible();
      await expectAccessible(office.page);
    }
  });
}

test('the doctor’s review screen is accessible, before and after the request is taken', { tag: '@full' }, async ({ inReview, page, staff }) => {
  const patient = await inReview('Rita', 'Einblick');
  const storefront = openStorefront(page, 'de');
  await storefront.signIn(patient);
  await storefront.certificate();
  const number = await storefront.requestNumber();
  const doctor = await staff('doctor');
  await doctor.openRequest(number);
  await expectAccessible(doctor.page);
  await doctor.take();
  await doctor.page.keyboard.press('a');
  await expect(doctor.page.getByLabel(words.de.office.diagnosis)).toBeVisible();
  await expectAccessible(doctor.page);
});

test('the first step of the questionnaire can be answered with the keyboard alone', { tag: '@full' }, async ({ page, registered }) => {
  const patient = await registered('Tilda', 'Tastatur');
  const storefront = openStorefront(page, 'de');
  await storefront.signIn(patient);
  await storefront.open('/health-state/create/prescription');
  await expect(storefront.heading(words.de.consent.start)).toBeVisible();

  const to = (name: string | RegExp, role: 'checkbox' | 'radio' | 'textbox' | 'button') => tabTo(page, page.getByRole(role, { name }));
  await to(words.de.consent.healthData, 'checkbox');
  await page.keyboard.press('Space');
  await to(words.de.consent.begin, 'button');
  await page.keyboard.press('Enter');
  await expect(storefront.heading(words.de.illness.title)).toBeVisible();
  await to(words.de.illness.pain, 'checkbox');
  await page.keyboard.press('Space');
  await to(words.de.illness.complaints, 'textbox');
  await page.keyboard.type('Nur mit der Tastatur geschrieben.');
  await to('Weniger als 3 Monate', 'radio');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowDown');
  await to('1 von 10', 'radio');
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
  await to(words.de.yes, 'radio');
  await page.keyboard.press('Space');
  await to(words.de.onward, 'button');
  await page.keyboard.press('Enter');
  await expect(storefront.heading(words.de.exclusion.title)).toBeVisible();
  expect(await patient.api.get('/clients/health-state')).toMatchObject({
    symptoms: ['chronic-pain'],
    symptomsDuration: 'more-than-6-months',
    symptomsLevel: 7,
    treatedBefore: true,
  });
});
