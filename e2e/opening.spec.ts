import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { cast, demoPassword } from '../seeds/cast.ts';
import { openBackOffice } from './journeys/back-office.ts';
import { apiClient } from './api/client.ts';
import { newPerson, registerPatient } from './api/patient.ts';
import { signIn } from './journeys/sign-in.ts';
import { words } from './journeys/words.ts';
import { findPlace, makeDataDir, repository, startProduct, type Product } from './product/product-process.ts';
import { tableSums } from './product/table-sums.ts';

/** What may change while pages are looked at, and why. Every other table must be as it was. */
const exceptions: Readonly<Record<string, string>> = {
  audit_events: 'reading health data is itself recorded',
  audit_chains: 'as audit_events',
  audit_seals: 'as audit_events',
  sessions: 'a login makes one, and it remembers when it was last seen',
  login_attempts: 'the logins of this journey',
  users: 'the last login',
  job_ticks: 'the clock of the jobs goes on',
  presences: 'a record’s page in the back office says that it is open',
  room_processes: 'each process writes its signs of life',
  stock: 'pharmacies’ feeds are pulled meanwhile',
  stock_changes: 'as stock',
  stock_events: 'as stock',
  aged_stock: 'as stock',
  supply_days: 'a job counts the supply of each product',
  regional_demand: 'as supply_days',
  stock_feeds: 'as stock',
  feed_runs: 'as stock',
  feed_scores: 'as stock',
  feed_alarms: 'as stock',
  product_aliases: 'as stock',
  pharmacies: 'when the stock of a pharmacy was last confirmed',
  catalogue_changes: 'as stock',
  files: 'jobs make the documents of the demo',
  issued_documents: 'each of those documents is a link of the chain',
  document_anchors: 'a job publishes the chain’s end after midnight',
  invoices: 'as files',
  signature_files: 'as files',
  mails: 'jobs send them',
  notifications: 'as mails',
  refunds: 'what an invoice leaves of a deposit goes back',
  delivery_tasks: 'a job asks staff to call pharmacies of the demo that have not answered',
  pharmacy_links: 'a job makes the link of the demo’s open sending',
};
/** Jobs mark rows of these meanwhile, and add none: their number must be as it was. */
const countedOnly: readonly string[] = ['treatments', 'prescriptions', 'certificates', 'sendings', 'consultations', 'consents'];
/** Renewing the session and saying that a record is open is all that may be asked of the server besides reading. */
const allowedWrites = [/\/auth\/refresh$/, /\/presence\/[0-9a-f-]+$/, /\/stock-feeds\/preview-schedule$/];

const params: Readonly<Record<string, string>> = { ':section': 'flowers', ':code': 'AAAA-BBBB-CCCC', ':kind': 'sign-up', ':step': 'confirm', ':token': 'none' };

/** The page of all addresses, read as a text: a new one is looked at here without being named again. */
const storefrontPaths = (slugs: { product: string; pharmacy: string }): string[] => {
  const source = readFileSync(path.join(repository, 'storefront/app/routes.ts'), 'utf8');
  const paths = [...source.matchAll(/^\s+\['([^']+)', '[^']+'(?:, '[^']+')?\],$/gm)].map(([, found = '']) => found);
  return ['', ...paths].map((found) => {
    const slug = found.startsWith('market/pharmacies') ? slugs.pharmacy : slugs.product;
    return `/${found.replaceAll(/:\w+/g, (name) => (name === ':slug' ? slug : (params[name] ?? 'none')))}`;
  });
};

test.describe.configure({ timeout: 900_000 });
let product: Product;
test.beforeAll(async () => {
  product = await startProduct(await findPlace(makeDataDir('opening'), 4600));
});
test.afterAll(async () => {
  await product.stop();
  rmSync(product.dataDir, { recursive: true, force: true });
});

/** A window of its own, in which the question about cookies is answered. */
const newWindow = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ baseURL: product.baseUrl, locale: 'de-DE', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'cookies-agreed', value: 'false', url: product.baseUrl }]);
  return context.newPage();
};

/** Notes everything that the tabs of a browser ask of the API besides reading. */
const watchWrites = (context: BrowserContext): string[] => {
  const writes: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || request.method() === 'GET' || allowedWrites.some((allowed) => allowed.test(pathname))) return;
    writes.push(`${request.method()} ${pathname} on ${new URL(request.frame().url()).pathname}`);
  });
  return writes;
};

const quietMs = 400;
/** Pages that ask again and again are never quiet; what opening them asks for has been asked by then. */
const patienceMs = 5_000;

/** Opens an address and waits until the page has asked for what it needs. */
const open = async (page: Page, address: string): Promise<void> => {
  let waiting = 0;
  let lastAt = Date.now();
  const count = (change: number) => () => {
    waiting += change;
    lastAt = Date.now();
  };
  const [more, fewer] = [count(1), count(-1)];
  page.on('request', more).on('requestfinished', fewer).on('requestfailed', fewer);
  const until = Date.now() + patienceMs;
  await page.goto(`${product.baseUrl}${address}`);
  while (Date.now() < until && (waiting > 0 || Date.now() - lastAt < quietMs)) await page.waitForTimeout(50);
  page.off('request', more).off('requestfinished', fewer).off('requestfailed', fewer);
};

/** As many tabs at once: most of the time a page is waited for, not worked on. */
const tabs = 4;

const openAll = async (context: BrowserContext, addresses: readonly string[]): Promise<void> => {
  const waiting = [...addresses];
  const openNext = async (): Promise<void> => {
    const page = await context.newPage();
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) await open(page, address);
    await page.close();
  };
  await Promise.all(Array.from({ length: tabs }, openNext));
};

const kept = (table: string, sums: Record<string, string>): string | undefined => (countedOnly.includes(table) ? sums[table]?.split(',')[0] : sums[table]);

const changed = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(after).filter((table) => !(table in exceptions) && kept(table, before) !== kept(table, after));

const slugsOf = async (): Promise<{ product: string; pharmacy: string }> => {
  const visitor = apiClient(product.baseUrl);
  const first = async (list: 'products' | 'pharmacies'): Promise<string> => {
    const { items } = await visitor.get(`/clients/${list}`, { query: { pageSize: 1 } });
    return items[0]?.slug ?? '';
  };
  return { product: await first('products'), pharmacy: await first('pharmacies') };
};

test('opening every page of the storefront writes nothing, for visitors, new and known patients', { tag: '@full' }, async ({ browser }) => {
  const fresh = newPerson('Olga', 'Offen');
  await registerPatient(product.baseUrl, product.sandboxUrl, fresh);
  const known = { email: cast.patient.email, password: demoPassword };
  for (const person of [null, fresh, known]) {
    const page = await newWindow(browser);
    const paths = storefrontPaths(await slugsOf());
    expect(paths.length).toBeGreaterThan(45);
    if (person) {
      await signIn(page, person);
      await open(page, '/dashboard');
    }
    const before = await tableSums(product);
    const writes = watchWrites(page.context());
    await openAll(page.context(), paths);
    expect(writes, person?.email ?? 'visitor').toEqual([]);
    expect(changed(before, await tableSums(product)), person?.email ?? 'visitor').toEqual([]);
    await page.context().close();
  }
});

for (const role of ['admin', 'doctor', 'pharmacy'] as const) {
  test(`opening every page of the back office writes nothing (${role})`, { tag: '@full' }, async ({ browser }) => {
    const page = await newWindow(browser);
    await openBackOffice(page, cast[role].email, 'de');
    await open(page, '/admin/');
    const menu = page.getByRole('navigation', { name: words.de.office.menu });
    await expect(menu.getByRole('link').first()).toBeVisible();
    const lists = await menu.getByRole('link').evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(lists.length).toBeGreaterThan(1);
    const before = await tableSums(product);
    const writes = watchWrites(page.context());
    const records: string[] = [];
    for (const list of [...lists, '/admin/profile']) {
      await open(page, list);
      const prefix = `${list.replace(/\/$/, '')}/`;
      const hrefs = await page.getByRole('main').getByRole('link').evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)); // prettier-ignore
      const record = hrefs.find((href) => href.startsWith(prefix) && /\/[^/]{8,}$/.test(href) && list !== '/admin/');
      records.push(`${prefix}new`, ...(record ? [record, `${record}/edit`] : []));
    }
    await openAll(page.context(), records);
    expect(writes).toEqual([]);
    expect(changed(before, await tableSums(product))).toEqual([]);
  });
}
