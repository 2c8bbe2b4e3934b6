import type { Page } from '@playwright/test';
import { newPerson, type Person } from './api/patient.ts';
import { expectUsable } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { openStorefront } from './journeys/storefront.ts';
import { words } from './journeys/words.ts';
import { linkIn } from './sandbox/mailbox.ts';

const text = words.de;
const freshPassword = 'Frisch-2026!';

/** Two products from their cards into the selection, which stays in sight and asks for an address only at its end. */
const chooseProducts = async (page: Page, person: Person): Promise<string[]> => {
  await page.goto('/market');
  await expect(page.getByRole('button', { name: /^Vormerken: / }).first()).toBeVisible();
  const chosen = (await page.getByRole('article').getByRole('heading', { level: 3 }).allInnerTexts()).slice(0, 2);
  for (const name of chosen) await page.getByRole('button', { name: `Vormerken: ${name}`, exact: true }).click();
  await page.getByRole('complementary', { name: 'Ihre Auswahl' }).getByRole('link', { name: 'Zur Auswahl' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Auswahl', level: 1 })).toBeVisible();
  await expect(page.getByText(/beide Produkte/)).toBeVisible();
  await page.getByLabel('Ihre Postleitzahl').fill('10115');
  await expect(page.getByText(/km · bestätigt/).first()).toBeVisible();
  await expectUsable(page);
  await page.getByLabel('E-Mail-Adresse').fill(person.email);
  await expect(page.getByRole('checkbox', { name: /Neuigkeiten/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Weiter zur Registrierung' }).click();
  return chosen;
};

/** The short form inside a checkout: one password, no title, no phone number, and the address that was left before. */
const registerOnTheWay = async (page: Page, person: Person): Promise<void> => {
  await expect(page.getByRole('heading', { name: text.register, level: 1 })).toBeVisible();
  await expect(page.getByLabel(text.email, { exact: true })).toHaveValue(person.email);
  await page.getByLabel(text.password, { exact: true }).fill(person.password);
  await page.getByLabel(text.firstName, { exact: true }).fill(person.firstName);
  await page.getByLabel(text.lastName, { exact: true }).fill(person.lastName);
  await page.getByLabel(text.birth.day, { exact: true }).fill('9');
  await page.getByLabel(text.birth.month, { exact: true }).fill('3');
  await page.getByLabel(text.birth.year, { exact: true }).fill('1988');
  await page.getByRole('checkbox', { name: text.privacy }).check();
  await page.getByRole('checkbox', { name: text.terms }).check();
  await page.getByRole('button', { name: text.register, exact: true }).click();
};

test(
  'who chooses in the market and registers on the way is in the questionnaire by itself when the link is opened on another device, with everything chosen',
  { tag: '@full' },
  async ({ page, newBrowser, mailbox }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const person = newPerson('Willi', 'Warte');
    const chosen = await chooseProducts(page, person);
    await registerOnTheWay(page, person);
    await expect(page.getByRole('heading', { name: text.mailboxPage, level: 1 })).toBeVisible();
    await expectUsable(page);
    const phone = await newBrowser();
    const link = linkIn(await mailbox(person.email).waitFor(text.mails.confirm));
    // Scanners open links and look at pages; only a press confirms.
    await phone.goto(link);
    await phone.reload();
    await expect(phone.getByRole('button', { name: text.confirmEmail })).toBeVisible();
    await expectUsable(phone);
    await phone.getByRole('button', { name: text.confirmEmail }).click();
    await page.waitForURL('**/health-state/create/prescription**');
    await phone.waitForURL('**/health-state/create/prescription**');
    await openStorefront(page, 'de').beginQuestionnaire();
    await phone.reload();
    // The registration brought it along: whichever device is the first takes it over, and both have it.
    for (const device of [page, phone]) {
      await expect(device.getByRole('heading', { name: 'Meine Erkrankung', level: 1 })).toBeVisible();
      await device.goto('/health-state/create/prescription?step=request');
      for (const name of chosen) await expect(device.getByRole('list', { name: text.request.chosen })).toContainText(name);
    }
    await page.goto('/profile/security');
    await expect(page.getByText('Angemeldet auf 2 Geräten.')).toBeVisible();
  },
);

test('another tab of the same browser confirms, and the one that waits goes on', { tag: '@full' }, async ({ page, context, mailbox }) => {
  const person = newPerson('Tabea', 'Tab');
  const storefront = openStorefront(page, 'de');
  await storefront.register(person);
  await expect(storefront.heading(text.mailboxPage)).toBeVisible();
  const second = await context.newPage();
  await second.goto(linkIn(await mailbox(person.email).waitFor(text.mails.confirm)));
  await second.getByRole('button', { name: text.confirmEmail }).click();
  await expect(second.getByText('Ihre E-Mail-Adresse ist bestätigt')).toBeVisible();
  await page.waitForURL('**/onboarding');
});

test('a reset ends the session of another device, and the new password signs in', { tag: '@full' }, async ({ page, newBrowser, registered, problems }) => {
  problems.allow(/401/);
  const person = await registered('Rita', 'Neu');
  const elsewhere = await newBrowser();
  await openStorefront(elsewhere, 'de').signIn(person);
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  // Both pages have a field of that name.
  await expect(page.getByRole('heading', { name: 'Passwort vergessen', level: 1 })).toBeVisible();
  await page.getByLabel(text.email, { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Link senden' }).click();
  await expect(page.getByRole('heading', { name: text.mailboxPage, level: 1 })).toBeVisible();
  await expectUsable(page);
  await page.goto(linkIn(await person.mailbox.waitFor('Neues Passwort setzen')));
  await page.getByLabel('Neues Passwort', { exact: true }).fill(freshPassword);
  await page.getByLabel(text.passwordAgain, { exact: true }).fill(freshPassword);
  await expectUsable(page);
  await page.getByRole('button', { name: 'Neues Passwort festlegen' }).click();
  await expect(page.getByText('Ihr neues Passwort gilt.')).toBeVisible();
  await elsewhere.goto('/profile');
  await elsewhere.waitForURL('**/auth/login?returnTo=%2Fprofile&ended=true');
  await openStorefront(page, 'de').login({ ...person, password: freshPassword });
});

test(
  'a new password signs out the other device, and devices can be signed out one by one',
  { tag: '@full' },
  async ({ page, newBrowser, registered, problems }) => {
    problems.allow(/401/);
    await page.setViewportSize({ width: 390, height: 844 });
    const person = await registered('Petra', 'Wechsel');
    await openStorefront(page, 'de').signIn(person);
    const elsewhere = await newBrowser();
    await openStorefront(elsewhere, 'de').signIn(person);
    await page.goto('/profile/security');
    await expect(page.getByText('dieses Gerät', { exact: true })).toBeVisible();
    await expectUsable(page);
    await page.getByLabel('Bisheriges Passwort').fill(person.password);
    await page.getByLabel('Neues Passwort', { exact: true }).fill(freshPassword);
    await page.getByLabel('Neues Passwort wiederholen').fill(freshPassword);
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
    await expect(page.getByText('Angemeldet auf 1 Gerät.')).toBeVisible();
    await elsewhere.goto('/dashboard');
    await elsewhere.waitForURL('**/auth/login**');

    await openStorefront(elsewhere, 'de').login({ ...person, password: freshPassword });
    await page.reload();
    await expect(page.getByText('Angemeldet auf 2 Geräten.')).toBeVisible();
    await page.getByRole('button', { name: /^Abmelden: / }).click();
    await expect(page.getByText('Angemeldet auf 1 Gerät.')).toBeVisible();
    await elsewhere.goto('/dashboard');
    await elsewhere.waitForURL('**/auth/login**');
  },
);

test(
  'the email address changes when the code of the new mailbox is typed, also after a mistyped one',
  { tag: '@full' },
  async ({ page, registered, mailbox, problems }) => {
    problems.allow(/status of 422/);
    const person = await registered('Nora', 'Umzug');
    const next = newPerson('Nora', 'Angekommen');
    await openStorefront(page, 'de').signIn(person);
    await page.goto('/profile/security');
    await page.getByLabel('Neue E-Mail-Adresse').fill(next.email);
    await page.getByLabel('Ihr Passwort zur Bestätigung').fill(person.password);
    await page.getByRole('button', { name: 'Neue Adresse bestätigen lassen' }).click();
    const mail = await mailbox(next.email).waitFor('Bitte bestätigen Sie Ihre neue E-Mail-Adresse');
    await person.mailbox.waitFor('Eine neue E-Mail-Adresse wurde angefordert');
    const code = /\b\d{6}\b/.exec(mail.text)?.[0] ?? '';
    await page.getByLabel(text.code).fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Neue Adresse übernehmen' }).click();
    await expect(page.getByText('Der Code aus der E-Mail stimmt nicht')).toBeVisible();
    await page.getByLabel(text.code).fill(code);
    await page.getByRole('button', { name: 'Neue Adresse übernehmen' }).click();
    await expect(page.getByText(`Ihre Adresse ist ${next.email}.`)).toBeVisible();
  },
);

test('the profile says what is missing, leads to it with the keyboard, and tells when it was saved', { tag: '@full' }, async ({ page, registered }) => {
  const person = await registered('Tilda', 'Tastatur');
  await openStorefront(page, 'de').signIn(person);
  await page.goto('/profile');
  const focused = page.locator(':focus');
  const tabTo = async (name: string): Promise<void> => {
    const wanted = page.getByRole('button', { name, exact: true }).and(focused);
    for (let presses = 0; presses < 60 && !(await wanted.isVisible()); presses += 1) await page.keyboard.press('Tab');
    await expect(wanted).toBeVisible();
  };
  await expect(page.getByText('Ihr Profil ist noch nicht vollständig')).toBeVisible();
  await tabTo(text.person.street);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: text.person.street, exact: true })).toBeFocused();
  await page.keyboard.type('Torstraße');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10119');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Berlin');
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('(030) 23125-777');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Gespeichert um/)).toBeVisible();
  await expect(page.getByText('Ihr Profil ist noch nicht vollständig')).toBeHidden();
  expect(await person.api.get('/clients/iam/profile')).toMatchObject({ complete: true, phone: '+493023125777' });
});
