import { test as base, type BrowserContext, type BrowserContextOptions, type Page, type TestInfo } from '@playwright/test';
import { cast } from '../seeds/cast.ts';
import { loginToApi, type ApiClient } from './api/client.ts';
import { newPerson, registerPatient, submitRequest, type Patient, type Submitted } from './api/patient.ts';
import { watchUnsaidDialogs } from './browser/opened.ts';
import { pageMessages } from './browser/page-messages.ts';
import { watch, type Problems } from './browser/problems.ts';
import { runningProduct } from './product/running-product.ts';
import { openMailbox, type Mailbox } from './sandbox/mailbox.ts';
import { openSandboxControl } from './sandbox/control.ts';
import { openBackOffice, type BackOffice } from './journeys/back-office.ts';
import type { Locale } from './journeys/words.ts';

type Staff = 'admin' | 'doctor' | 'pharmacy';

interface Fixtures {
  /** What went wrong in any browser window of the test; the test fails when it ends with an unexpected entry. */
  problems: Problems;
  /** A browser of its own for one more person: cookies, storage and windows apart from everybody else's. */
  newBrowser: (options?: BrowserContextOptions) => Promise<Page>;
  /** A staff member, logged in; the page of a German one is still empty. */
  staff: (who: Staff, locale?: Locale, window?: Page) => Promise<BackOffice>;
  /** The same without a browser. */
  staffApi: (who: Staff) => Promise<ApiClient>;
  mailbox: (address: string) => Mailbox;
  sandbox: ReturnType<typeof openSandboxControl>;
  /** A patient with a confirmed account, without the screens that lead there. */
  registered: (firstName: string, lastName: string, locale?: Locale) => Promise<Patient>;
  /** A patient whose request is paid for and waits for a doctor. */
  inReview: (firstName: string, lastName: string, locale?: Locale) => Promise<Submitted>;
}

/** The question about cookies is answered, unless a test is about it; a dialog whose button does not announce it is a problem. */
const prepare = async (context: BrowserContext): Promise<void> => {
  await context.addCookies([{ name: 'cookies-agreed', value: 'false', url: runningProduct.baseUrl() }]);
  await watchUnsaidDialogs(context);
};

/** Of a test that fails: the list of the run prints attachments that are text. */
const attachMessages = async (testInfo: TestInfo, contexts: BrowserContext[]): Promise<void> => {
  if (testInfo.status === testInfo.expectedStatus) return;
  for (const page of contexts.flatMap((context) => context.pages())) {
    await testInfo.attach('messages of a page', { body: await pageMessages(page), contentType: 'text/plain' });
  }
};

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(runningProduct.baseUrl()),
  problems: async ({}, use) => {
    const found = watch();
    await use(found);
    found.expectNone();
  },
  context: async ({ context, problems }, use, testInfo) => {
    problems.in(context);
    await prepare(context);
    await use(context);
    await attachMessages(testInfo, [context]);
  },
  newBrowser: async ({ browser, problems, contextOptions, locale, timezoneId, viewport, baseURL }, use, testInfo) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...contextOptions, locale, timezoneId, viewport, baseURL, ...options });
      opened.push(context);
      problems.in(context);
      await prepare(context);
      return context.newPage();
    });
    await attachMessages(testInfo, opened);
    for (const context of opened) await context.close();
  },
  staff: async ({ newBrowser }, use) => use(async (who, locale = 'de', window) => openBackOffice(window ?? (await newBrowser()), cast[who].email, locale)),
  staffApi: async ({}, use) => use((who) => loginToApi(runningProduct.baseUrl(), cast[who].email)),
  mailbox: async ({}, use) => use((address) => openMailbox(runningProduct.sandboxUrl(), address)),
  sandbox: async ({}, use) => use(openSandboxControl(runningProduct.sandboxUrl())),
  registered: async ({}, use) =>
    use((firstName, lastName, locale) => registerPatient(runningProduct.baseUrl(), runningProduct.sandboxUrl(), newPerson(firstName, lastName), locale)),
  inReview: async ({ registered, sandbox }, use) =>
    use(async (firstName, lastName, locale) => {
      const submitted = await submitRequest(await registered(firstName, lastName, locale));
      await sandbox.pay(submitted.sessionId);
      return submitted;
    }),
});

export { expect } from '@playwright/test';
