import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from '../../seeds/cast.ts';
import { signIn } from './sign-in.ts';
import { words, type Locale } from './words.ts';

export interface PlannedMedicine {
  /** Typed into the product search; the first hit is taken. */
  product: string;
}

export interface BackOffice {
  page: Page;
  /** A list of the menu, in the words of the menu. */
  goTo: (list: string) => Promise<void>;
  row: (name: string | RegExp) => Locator;
  /** Narrows the list by its own filter. */
  filterBy: (field: string, value: string) => Promise<void>;
  /** The same for a field whose values are chosen from a list. */
  filterByChoice: (field: string, choice: string, typed?: string) => Promise<void>;
  /** Finds a request by its number and opens it. */
  openRequest: (number: string) => Promise<void>;
  /** Reserves the open request. */
  take: () => Promise<void>;
  approve: (medicine: PlannedMedicine) => Promise<void>;
  /** Issues what the open approval form says. */
  issue: () => Promise<void>;
  /** One of a field's choices, anywhere on the page. */
  choose: (field: string, option: string) => Promise<void>;
  decline: (explanation: string) => Promise<void>;
  /** A prescription for this person in the pharmacy's inbox, found by the name. */
  openPrescriptionFor: (patient: string) => Promise<void>;
  /** Presses a button of the record and waits for the message. */
  act: (button: string, message: string | RegExp) => Promise<void>;
  giveBack: () => Promise<void>;
}

/** In German without a page: a journey opens the address that it is about. In English by the login page, where the language is chosen. */
const login = async (page: Page, email: string, locale: Locale): Promise<void> => {
  if (locale === 'de') return signIn(page, { email, password: demoPassword });
  const text = words[locale];
  await page.goto('/admin/');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByLabel(text.email).fill(email);
  await page.getByLabel(text.password, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: text.login, exact: true }).click();
  await expect(page.getByRole('navigation', { name: text.office.menu })).toBeVisible();
};

/** A staff member, logged in; the page of a German one is still empty. */
export const openBackOffice = async (page: Page, email: string, locale: Locale): Promise<BackOffice> => {
  const text = words[locale].office;
  await login(page, email, locale);
  const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
  const row = (name: string | RegExp) => page.getByRole('row').filter({ hasText: name });
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  /** A select of Ant Design: the chosen word lies over its field, so it is opened by keyboard. */
  const choose = async (label: string, option: string, within: Page | Locator = page): Promise<void> => {
    const field = within.getByRole('combobox', { name: label });
    await field.scrollIntoViewIfNeeded();
    await expect(field).toBeInViewport();
    await field.focus();
    await field.press('ArrowDown');
    await page.getByTitle(option, { exact: true }).last().click();
  };
  const said = (message: string | RegExp) => expect(page.getByText(message).first()).toBeVisible();

  const goTo = async (list: string): Promise<void> => {
    if (page.url() === 'about:blank') await page.goto('/admin/');
    await page.getByRole('navigation', { name: text.menu }).getByRole('link', { name: list }).click();
    const titles = [list, ...(list === text.treatments ? [text.queue] : []), ...(list === text.prescriptions ? [text.inbox] : [])];
    await expect(heading(new RegExp(`^(${titles.join('|')})$`))).toBeVisible();
    await expect(page.getByRole('table').or(page.getByRole('searchbox')).first()).toBeVisible();
  };

  const openFilter = async (field: string): Promise<Locator> => {
    await page.getByRole('button', { name: text.filter, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: text.filter });
    await expect(dialog).toBeInViewport({ ratio: 1 });
    if (!(await dialog.getByTitle(field, { exact: true }).isVisible())) await choose(text.field, field, dialog);
    return dialog;
  };

  const filterBy = async (field: string, value: string): Promise<void> => {
    const dialog = await openFilter(field);
    await dialog.getByRole('textbox', { name: field }).fill(value);
    await dialog.getByRole('button', { name: text.apply }).click();
  };

  const filterByChoice = async (field: string, choice: string, typed = choice): Promise<void> => {
    const dialog = await openFilter(field);
    const values = dialog.getByRole('combobox', { name: field, exact: true });
    await values.focus();
    await values.pressSequentially(typed);
    await page.getByTitle(choice, { exact: true }).last().click();
    await dialog.getByRole('button', { name: text.apply }).click();
  };

  const openRequest = async (number: string): Promise<void> => {
    await page.goto(`/admin/treatments?q=${encodeURIComponent(number)}`);
    await page.getByRole('link', { name: number }).click();
    await expect(heading(new RegExp(number))).toBeVisible();
  };

  const take = async (): Promise<void> => {
    await page.getByRole('button', { name: text.take, exact: true }).click();
    await expect(page.getByRole('button', { name: text.approve })).toBeVisible();
  };

  const pickProduct = async (product: string): Promise<void> => {
    const asked = page.getByRole('button', { name: product, exact: true });
    if (await asked.isVisible()) return asked.click();
    const search = page.getByRole('combobox', { name: text.product });
    await search.click();
    await search.fill(product);
    await page
      .getByTitle(new RegExp(`^${product.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')} · \\d{8}$`))
      .last()
      .click();
  };

  const issue = async (): Promise<void> => {
    await press(text.issue);
    await page.getByRole('dialog').getByRole('button', { name: text.issue }).click();
    await said(text.approved);
  };

  const approve = async ({ product }: PlannedMedicine): Promise<void> => {
    await press(text.approve);
    await pickProduct(product);
    await page.getByRole('spinbutton', { name: text.quantity }).fill('10');
    await choose(text.form, text.wholeFlowers);
    await page.getByRole('spinbutton', { name: text.singleDose }).fill(text.dose(1));
    await page.getByRole('spinbutton', { name: text.perDay }).fill('3');
    await page.getByLabel(text.instructions).fill('Abends verdampfen, langsam steigern.');
    await page.getByLabel(text.diagnosis).fill('Chronische Rückenschmerzen');
    await page.getByLabel(text.justification).fill('Anamnese vollständig, keine Ausschlusskriterien.');
    await issue();
  };

  const decline = async (explanation: string): Promise<void> => {
    await press(text.decline);
    await choose(text.reason, text.inPerson);
    await page.getByLabel(text.declineText).fill(explanation);
    await press(text.declineSubmit);
    await said(text.declined);
  };

  const openPrescriptionFor = async (patient: string): Promise<void> => {
    await page.goto(`/admin/prescriptions?q=${encodeURIComponent(patient)}`);
    await page.getByRole('main').getByRole('link', { name: patient, exact: true }).first().click();
    await expect(page.getByRole('article')).toContainText(patient);
  };

  const act = async (button: string, message: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name: button, exact: true }).click();
    if (button === text.ready) await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
    await said(message);
  };

  const giveBack = async (): Promise<void> => {
    await page.getByRole('button', { name: text.giveBack, exact: true }).click();
    await choose(text.reason, text.unavailable);
    await page.getByRole('dialog').getByRole('button', { name: text.giveBack, exact: true }).click();
    await said(text.givenBack);
  };
  return { page, goTo, row, filterBy, filterByChoice, openRequest, take, approve, issue, choose, decline, openPrescriptionFor, act, giveBack };
};
