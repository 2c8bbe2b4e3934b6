import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '../api/patient.ts';
import { signIn } from './sign-in.ts';
import { words, type Locale } from './words.ts';

/** What a test does on every screen that a person comes by; usually nothing. */
export type PageCheck = (page: Page) => Promise<void>;

export interface Wishes {
  /** The whole name of a product that is in stock. */
  product?: string;
  /** A product in the patient's own words. */
  wish?: string;
  medicines?: string;
}

export interface Storefront {
  page: Page;
  /** The same address in this person's language. */
  open: (path: string) => Promise<void>;
  heading: (name: string | RegExp) => Locator;
  register: (person: Person, birthYear?: number) => Promise<void>;
  confirmEmail: (link: string) => Promise<void>;
  /** By the login page: for journeys that are about it. */
  login: (person: Pick<Person, 'email' | 'password'>) => Promise<void>;
  /** The same session without the login page. No page is open afterwards. */
  signIn: (person: Pick<Person, 'email' | 'password'>) => Promise<void>;
  takeTheTour: () => Promise<void>;
  /** Consents to the health data; asked once, before the first question. */
  beginQuestionnaire: () => Promise<void>;
  /** Begins, and answers the first step. */
  illness: (complaints: string) => Promise<void>;
  /** Answers every criterion; the named one applies. */
  exclusion: (applies?: string) => Promise<void>;
  /** Medication, experience and request. */
  wishes: (wishes: Wishes) => Promise<void>;
  personal: () => Promise<void>;
  confirmAnswers: () => Promise<void>;
  sign: (document: 'information' | 'contract', how: 'typed' | 'drawn', person: Person) => Promise<void>;
  /** Orders and comes to the payment page. */
  order: () => Promise<void>;
  payWith: (card: string) => Promise<void>;
  /** The request's sheet under "Meine Zertifikate". */
  certificate: () => Promise<Locator>;
  /** `isFirst`: with the consent to passing prescriptions on, which is asked once. */
  choosePharmacy: (pharmacy: { name: string; city: string }, isFirst?: boolean) => Promise<void>;
  /** The number by which everybody calls the newest request. */
  requestNumber: () => Promise<string>;
}

/** A patient, or a user who may become one, on the storefront in one language. */
export const openStorefront = (page: Page, locale: Locale, check: PageCheck = async () => undefined): Storefront => {
  const text = words[locale];
  const prefix = locale === 'en' ? '/en' : '';
  const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
  const arriveAt = async (name: string | RegExp): Promise<void> => {
    await expect(heading(name)).toBeVisible();
    await check(page);
  };
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  const group = (question: string) => page.getByRole('group', { name: question });
  const answer = (question: string, choice: string | RegExp, kind: 'radio' | 'checkbox' = 'radio') =>
    group(question).getByRole(kind, { name: choice, exact: true }).check();
  const onward = () => page.getByRole('button', { name: text.onward }).click();
  const open = async (path: string): Promise<void> => void (await page.goto(`${prefix}${path}`));

  const register = async (person: Person, birthYear = 1988): Promise<void> => {
    await open('/auth/register');
    await arriveAt(text.register);
    await fill(text.firstName, person.firstName);
    await fill(text.lastName, person.lastName);
    for (const [part, value] of [
      ['day', '9'],
      ['month', '3'],
      ['year', String(birthYear)],
    ] as const)
      await group(text.birth.label).getByLabel(text.birth[part]).fill(value);
    await fill(text.email, person.email);
    await fill(text.password, person.password);
    await fill(text.passwordAgain, person.password);
    await page.getByRole('checkbox', { name: text.privacy }).check();
    await page.getByRole('checkbox', { name: text.terms }).check();
    await press(text.register);
  };

  const login = async (person: Pick<Person, 'email' | 'password'>): Promise<void> => {
    await open('/auth/login');
    await arriveAt(text.login);
    await fill(text.email, person.email);
    await fill(text.password, person.password);
    await page.getByRole('main').getByRole('button', { name: text.login, exact: true }).click();
    await page.waitForURL((url) => !url.pathname.includes('/auth/'));
  };

  const takeTheTour = async (): Promise<void> => {
    await arriveAt(text.welcome);
    for (let step = 1; step <= 3; step += 1) {
      await press(text.next);
      await check(page);
    }
    await page.getByRole('link', { name: text.firstTreatment }).click();
  };

  const beginQuestionnaire = async (): Promise<void> => {
    await arriveAt(text.consent.start);
    await page.getByRole('checkbox', { name: text.consent.healthData }).check();
    await press(text.consent.begin);
  };

  const illness = async (complaints: string): Promise<void> => {
    await beginQuestionnaire();
    await arriveAt(text.illness.title);
    await answer(text.illness.symptoms, text.illness.pain, 'checkbox');
    await page.getByLabel(text.illness.complaints).fill(complaints);
    await answer(text.illness.duration, text.illness.long);
    await answer(text.illness.level, text.illness.seven);
    await answer(text.illness.treated, text.yes);
    await onward();
  };

  const exclusion = async (applies?: string): Promise<void> => {
    await arriveAt(text.exclusion.title);
    for (const criterion of text.exclusion.criteria) await answer(criterion, criterion === applies ? text.exclusion.applies : text.exclusion.not);
    await onward();
  };

  const wishes = async ({ product, wish, medicines }: Wishes): Promise<void> => {
    await arriveAt(text.medication.title);
    await answer(text.medication.taken, medicines === undefined ? text.no : text.yes);
    if (medicines !== undefined) await page.getByLabel(text.medication.which).fill(medicines);
    await onward();
    await arriveAt(text.experience.title);
    await answer(text.experience.has, text.no);
    await onward();
    await arriveAt(text.request.title);
    await answer(text.request.usage, text.request.inhale);
    await answer(text.request.products, text.request.naming);
    if (product !== undefined) {
      await page.getByLabel(text.request.search).fill(product);
      await press(`${text.request.add}${product}`);
    }
    if (wish !== undefined) {
      await page.getByText(text.request.wish).click();
      await page.getByLabel(text.request.strain).fill(wish);
      await press(text.request.addWish);
    }
    await expect(page.getByRole('list', { name: text.request.chosen })).toContainText(product ?? wish ?? '');
    await page.getByRole('checkbox', { name: text.request.agreement }).check();
    await check(page);
    await onward();
  };

  const personal = async (): Promise<void> => {
    await arriveAt(text.person.title);
    await fill(text.person.street, 'Torstraße');
    await fill(text.person.houseNum, '12');
    await fill(text.person.zipCode, '10119');
    await fill(text.person.city, 'Berlin');
    await fill(text.person.phone, '030 23125 777');
    await onward();
    await arriveAt(text.physician.title);
    await page.getByLabel(text.physician.name).first().fill('Dr. Weidner');
    await press(text.review.check);
  };

  const confirmAnswers = async (): Promise<void> => {
    await arriveAt(text.review.check);
    await press(text.review.send);
  };

  const draw = async (): Promise<void> => {
    const area = page.getByRole('img', { name: text.sign.area });
    await area.scrollIntoViewIfNeeded();
    const box = await area.boundingBox();
    if (box === null) throw new Error('There is nothing to draw on.');
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.6);
    await page.mouse.down();
    for (let step = 1; step <= 12; step += 1) await page.mouse.move(box.x + box.width * (0.2 + step * 0.05), box.y + box.height * (step % 2 ? 0.3 : 0.7));
    await page.mouse.up();
  };

  const sign = async (document: 'information' | 'contract', how: 'typed' | 'drawn', person: Person): Promise<void> => {
    const agreement = page.getByRole('checkbox', { name: text.sign[document].read });
    await expect(agreement).toBeVisible();
    await agreement.check();
    if (how === 'drawn') {
      await page.getByRole('radio', { name: text.sign.draw }).check();
      await draw();
    } else await page.getByLabel(text.sign.name).fill(`${person.firstName} ${person.lastName}`);
    await check(page);
    await press(text.sign[document].submit);
  };

  const order = async (): Promise<void> => {
    await arriveAt(text.payment.title);
    await expect(page.getByRole('main')).toContainText(text.payment.amount);
    await press(text.payment.order);
    await expect(page.getByLabel(text.card.number)).toBeVisible();
  };

  const payWith = async (card: string): Promise<void> => {
    await page.getByLabel(text.card.number).fill(card);
    await page.getByLabel(text.card.expiry).fill('12/34');
    await page.getByLabel(text.card.code).fill('123');
    await page.getByRole('button', { name: text.card.pay }).click();
  };

  const certificate = async (): Promise<Locator> => {
    await open('/dashboard/prescriptions');
    const sheet = page.getByRole('article').first();
    await expect(sheet).toBeVisible();
    await check(page);
    return sheet;
  };

  const requestNumber = async (): Promise<string> => {
    const name = await page.getByRole('article').first().getByRole('heading', { level: 2 }).innerText();
    return name.split(' ').at(-1) ?? '';
  };

  const choosePharmacy = async ({ name, city }: { name: string; city: string }, isFirst = false): Promise<void> => {
    await (await certificate()).getByRole('link', { name: text.certificates.choosePharmacy, exact: true }).click();
    await arriveAt(text.pharmacyChoice.title);
    await page.getByLabel(text.pharmacyChoice.search).fill(name);
    const pharmacy = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }), hasText: city });
    await pharmacy.first().getByRole('button', { name: text.pharmacyChoice.choose }).click();
    if (isFirst) await page.getByRole('dialog').getByRole('checkbox', { name: text.consent.transfer }).check();
    await check(page);
    await page.getByRole('dialog').getByRole('button', { name: text.pharmacyChoice.send }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };

  const confirmEmail = async (link: string): Promise<void> => {
    await page.goto(link);
    await check(page);
    await press(text.confirmEmail);
  };
  return {
    page,
    open,
    heading,
    register,
    confirmEmail,
    login,
    signIn: (person) => signIn(page, person),
    takeTheTour,
    beginQuestionnaire,
    illness,
    exclusion,
    wishes,
    personal,
    confirmAnswers,
    sign,
    order,
    payWith,
    certificate,
    requestNumber,
    choosePharmacy,
  };
};
