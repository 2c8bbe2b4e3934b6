import type { Page } from '@playwright/test';
import { cast, demoPassword } from '../seeds/cast.ts';
import { newPerson, type Person } from './api/patient.ts';
import { appCode } from './browser/authenticator.ts';
import { openKeyboard, type Keyboard } from './browser/keyboard.ts';
import { expect, test } from './fixtures.ts';
import { words, type Locale } from './journeys/words.ts';
import { linkIn } from './sandbox/mailbox.ts';

const freshPassword = 'Frisch-2026!';

const inMain = (page: Page) => {
  const main = page.getByRole('main');
  return {
    field: (name: string) => main.getByRole('textbox', { name, exact: true }),
    button: (name: string | RegExp) => main.getByRole('button', { name, exact: true }),
    link: (name: string | RegExp) => main.getByRole('link', { name, exact: true }),
    tick: (name: RegExp) => main.getByRole('checkbox', { name }),
  };
};

/** Past the header in one press, as the first stop of each page offers. */
const skipHeader = (keyboard: Keyboard, page: Page, name: string) => keyboard.press(page.getByRole('link', { name, exact: true }));

const logIn = async (keyboard: Keyboard, page: Page, locale: Locale, { email, password }: Person): Promise<void> => {
  const text = words[locale];
  await keyboard.write(inMain(page).field(text.email), email);
  await keyboard.write(inMain(page).field(text.password), password);
  await page.keyboard.press('Enter');
};

const fillRegistration = async (keyboard: Keyboard, page: Page, person: Person): Promise<void> => {
  const text = words.de;
  const { field, button, tick } = inMain(page);
  await keyboard.write(field(text.firstName), person.firstName);
  await keyboard.write(field(text.lastName), person.lastName);
  await keyboard.write(field(text.birth.day), '31');
  await keyboard.write(field(text.birth.month), '2');
  await keyboard.write(field(text.birth.year), '1988');
  await keyboard.write(field(text.email), person.email);
  await keyboard.write(field(text.password), person.password);
  await keyboard.write(field(text.passwordAgain), person.password);
  await keyboard.press(tick(text.privacy), 'Space');
  await keyboard.press(tick(text.terms), 'Space');
  await keyboard.press(button(text.register));
  // There is no such day: the focus is back at the date, with the reason.
  await expect(field(text.birth.day)).toBeFocused();
  await keyboard.write(field(text.birth.day), '9');
  await keyboard.press(button(text.register));
};

const addApp = async (keyboard: Keyboard, page: Page, person: Person): Promise<string> => {
  const { field, button } = inMain(page);
  await keyboard.press(button('App einrichten'));
  await expect(page.getByLabel('Ihr Passwort zur Bestätigung').and(page.locator(':focus'))).toBeVisible();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible();
  const link = await inMain(page).link('Auf diesem Gerät in der App öffnen').getAttribute('href');
  const secret = new URL(link ?? '').searchParams.get('secret') ?? '';
  await keyboard.write(field('Code, den die App jetzt zeigt'), '000000');
  await page.keyboard.press('Enter');
  await expect(field('Code, den die App jetzt zeigt')).toBeFocused();
  await keyboard.write(field('Code, den die App jetzt zeigt'), appCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Wiederherstellungscodes' })).toBeFocused();
  await keyboard.press(button('Ich habe die Codes gespeichert'));
  await expect(page.getByText('10 Codes sind noch unbenutzt.')).toBeVisible();
  return secret;
};

test(
  'mit der Tastatur allein: ein Konto anlegen, es mit dem Code der Mail bestätigen, einen zweiten Faktor einrichten und sich mit ihm anmelden',
  { tag: '@full' },
  async ({ page, mailbox, problems }) => {
    problems.allow(/status of 4(01|22|00)/);
    const text = words.de;
    const keyboard = openKeyboard(page);
    const { field, button, link } = inMain(page);
    const person = newPerson('Klara', 'Tasten');
    await page.goto('/auth/login');
    await skipHeader(keyboard, page, 'Zum Inhalt springen');
    await keyboard.press(link(text.register));
    await fillRegistration(keyboard, page, person);
    const code = /\b\d{6,8}\b/.exec((await mailbox(person.email).waitFor(text.mails.confirm)).text)?.[0] ?? '';
    await keyboard.write(field(text.code), code);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: text.welcome, level: 1 })).toBeVisible();
    for (let step = 1; step <= 3; step += 1) await keyboard.press(button(text.next));
    await keyboard.press(link('Konto ansehen'));
    await expect(page.getByRole('heading', { name: 'Guten Tag, Klara', level: 1 })).toBeVisible();
    // What is still loading would push a focused link of the footer out of the window.
    await expect(page.getByRole('heading', { name: 'Ihr Weg', level: 2 })).toBeVisible();

    await keyboard.press(page.getByRole('banner').getByRole('link', { name: 'Profil' }));
    await keyboard.press(link('Sicherheit'));
    const secret = await addApp(keyboard, page, person);
    await keyboard.press(page.getByRole('banner').getByRole('link', { name: 'Profil' }));
    await keyboard.press(button('Abmelden'));
    await keyboard.press(page.getByRole('banner').getByRole('link', { name: text.login }));
    await logIn(keyboard, page, 'de', person);
    await expect(field('Code aus Ihrer Authentifizierungs-App')).toBeFocused();
    await page.keyboard.type(appCode(secret, 1));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.includes('/auth/'));
  },
);

test('with the keyboard alone: set a new password and ask for a copy of everything', { tag: '@full' }, async ({ page, registered, problems }) => {
  problems.allow(/status of 401/);
  const text = words.en;
  const keyboard = openKeyboard(page);
  const { field, button, link } = inMain(page);
  const person = await registered('Kim', 'Keys', 'en');
  await page.goto('/en/auth/login');
  await skipHeader(keyboard, page, 'Skip to the content');
  await keyboard.press(link('Forgotten your password?'));
  // The login page has an email field too: the next page has to be there.
  await expect(page.getByRole('heading', { name: 'Forgotten password', level: 1 })).toBeVisible();
  await keyboard.write(field(text.email), person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: text.mailboxPage, level: 1 })).toBeVisible();
  await page.goto(linkIn(await person.mailbox.waitFor(/password/i)));
  await keyboard.write(field('New password'), freshPassword);
  await keyboard.write(field(text.passwordAgain), 'Anders-2026!');
  await page.keyboard.press('Enter');
  await expect(field(text.passwordAgain)).toBeFocused();
  await keyboard.write(field(text.passwordAgain), freshPassword);
  await page.keyboard.press('Enter');
  await keyboard.press(link(text.login));
  await logIn(keyboard, page, 'en', { ...person, password: freshPassword });
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));

  await page.goto('/en/profile/privacy');
  const dialog = page.getByRole('dialog');
  await keyboard.press(button('Request data'));
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button('Request data')).toBeFocused();
  await page.keyboard.press('Enter');
  await keyboard.write(dialog.getByRole('textbox', { name: 'Your password', exact: true }), freshPassword);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await keyboard.press(button('Download'));
  await expect(dialog).toBeVisible();
});

test('mit der Tastatur allein ins Backoffice und zum eigenen Profil', { tag: '@full' }, async ({ page, problems }) => {
  problems.allow(/status of 401/);
  const text = words.de;
  const keyboard = openKeyboard(page);
  const { field, button } = inMain(page);
  await page.goto('/admin/login');
  await expect(field(text.email)).toBeFocused();
  await page.keyboard.type(cast.doctor.email);
  await keyboard.write(page.getByLabel(text.password, { exact: true }), 'Falsch-2026!');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await keyboard.press(page.getByRole('link', { name: 'Passwort vergessen' }));
  await expect(field(text.email)).toBeFocused();
  await keyboard.press(page.getByRole('link', { name: 'Zur Anmeldung' }));
  await keyboard.write(field(text.email), cast.doctor.email);
  await keyboard.write(page.getByLabel(text.password, { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: text.office.menu })).toBeVisible();
  await keyboard.press(page.getByRole('banner').getByRole('button', { name: /Ulmer/ }));
  await expect(page.getByRole('menuitem', { name: 'Eigenes Profil' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Eigenes Profil', level: 1 })).toBeVisible();
  // The form of the profile stands first, the one of the billing details below it.
  await keyboard.press(button('Speichern').first());
});
