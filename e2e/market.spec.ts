import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, expectNoSidewaysScrollInLargePrint } from './browser/accessible.ts';
import { tabTo } from './browser/keyboard.ts';
import { expect, test } from './fixtures.ts';
import { measure } from './tasks/measure.ts';

const phone = { width: 390, height: 844 };
const flowers = '/market/catalog/flowers';

const total = (page: Page) => page.getByRole('region', { name: 'Ergebnisse' }).getByRole('status');
const chips = (page: Page) => page.getByRole('list', { name: 'Aktive Filter' });
const openFilters = (page: Page) => page.getByRole('button', { name: /^Filter/ });

/** How many products there are, by the page's own words. */
const countOf = async (page: Page): Promise<number> =>
  Number(/(\d[\d.]*) Produkte?n?$/.exec(await total(page).innerText())?.[1]?.replace('.', '') ?? Number.NaN);

/** Another journey may have imported products meanwhile, and none removes any. */
const expectAtLeast = (page: Page, count: number): Promise<void> => expect.poll(() => countOf(page)).toBeGreaterThanOrEqual(count);

/** The cards, by what they say. */
const cards = (page: Page) => page.getByRole('article');

test('filters are chips, live in the address, and going back and forward is exact', async ({ page }) => {
  await page.goto(flowers);
  const all = await countOf(page);
  const sativa = page.getByRole('checkbox', { name: /^Sativa/ });
  const promised = Number((await page.getByRole('listitem').filter({ has: sativa }).innerText()).match(/\d+$/)?.[0]);
  await sativa.check();
  await expect(page).toHaveURL(/\?genetics=sativa$/);
  await expect(chips(page).getByRole('link', { name: /Sativa/ })).toBeVisible();
  await expect.poll(() => countOf(page)).toBe(promised);
  expect(promised).toBeLessThan(all);

  const search = page.getByRole('searchbox', { name: /Suche nach Name/ });
  await search.pressSequentially('quellhain', { delay: 30 });
  await expect(page).toHaveURL(/\?q=quellhain&genetics=sativa$/);
  await expect(search).toBeFocused();
  await expect(cards(page).filter({ hasNotText: /Quellhain/ })).toHaveCount(0);
  const found = await countOf(page);

  await page.goBack();
  await expect(page).toHaveURL(/\?genetics=sativa$/);
  await expect(search).toHaveValue('');
  await expect.poll(() => countOf(page)).toBe(promised);
  await page.goBack();
  await expect(page).toHaveURL(flowers);
  await expect(sativa).not.toBeChecked();
  await expectAtLeast(page, all);
  await page.goForward();
  await page.goForward();
  await expect(search).toHaveValue('quellhain');
  await expect(sativa).toBeChecked();
  await expect.poll(() => countOf(page)).toBe(found);

  await chips(page).getByRole('link', { name: 'Filter entfernen: „quellhain“' }).click();
  await expect(page).toHaveURL(/\?genetics=sativa$/);
  await chips(page).getByRole('link', { name: 'Alle entfernen' }).click();
  await expect(page).toHaveURL(flowers);
  await expectAtLeast(page, all);
});

test('a filter and an order that are chosen before the page’s script has begun count', async ({ page }) => {
  const { promise: isAllowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.goto(flowers, { waitUntil: 'domcontentloaded' });
  const sativa = page.getByRole('checkbox', { name: /^Sativa/ });
  const order = page.getByRole('combobox', { name: 'Sortieren' });
  await sativa.check();
  await order.selectOption('name');
  await expect(page).toHaveURL(flowers);
  allow();
  await expect(page).toHaveURL(/\?genetics=sativa&sort=name$/);
  await expect(order).toHaveValue('name');
  await expect(sativa).toBeChecked();
  await expect(chips(page).getByRole('link', { name: /Sativa/ })).toBeVisible();
});

test('a page deep in the list is found again as it was left', async ({ page }) => {
  await page.goto(`${flowers}?sort=name`);
  await page.getByRole('link', { name: 'Weiter' }).click();
  await expect(total(page)).toHaveText(/^25–48 von/);
  await cards(page).nth(15).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await cards(page).nth(15).getByRole('link').click();
  await expect(page).toHaveURL(/\/market\/products\//);
  await page.goBack();
  await expect(total(page)).toHaveText(/^25–48 von/);
  await expect.poll(() => page.evaluate((before) => Math.abs(window.scrollY - before), left)).toBeLessThan(5);
});

test('nothing found: the page says which filter stands in the way', { tag: '@full' }, async ({ page }) => {
  await page.goto(`${flowers}?irradiation=unirradiated&thcMax=0`);
  await expect(total(page)).toHaveText('Keine Produkte');
  const way = page.getByRole('link', { name: /^ohne die Grenze beim THC-Gehalt/ });
  const promised = Number((await way.innerText()).match(/(\d+) Produkte?$/)?.[1]);
  await way.click();
  await expect(page).toHaveURL(/\?irradiation=unirradiated$/);
  await expectAtLeast(page, promised);
  await page.goto('/market/catalog/edibles');
  await expect(page.getByRole('heading', { name: /Edibles auf Rezept gibt es in Deutschland derzeit nicht/ })).toBeVisible();
});

test('with scripts off the same page filters, sorts, opens lists and turns pages', async ({ newBrowser, problems }) => {
  // What the page fetches for its scripts is refused, or never used.
  problems.allow(/\/assets\/.*\.js csp$/);
  problems.allow(/\.json was preloaded using link preload but not used/);
  const page = await newBrowser({ javaScriptEnabled: false, viewport: phone });
  await page.goto(flowers);
  const all = await countOf(page);
  await page.getByRole('searchbox', { name: /Suche nach Name/ }).fill('solvenja');
  await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('price');
  await openFilters(page).click();
  await page.getByRole('checkbox', { name: /^Indica/ }).check();
  await page.getByRole('spinbutton', { name: /^bis \(Preis\)/ }).fill('9.50');
  await page.getByRole('button', { name: 'Ergebnisse zeigen' }).click();
  await expect(page).toHaveURL(`${flowers}?q=solvenja&genetics=indica&priceMax=950&sort=price`);
  expect(await countOf(page)).toBeLessThan(all);
  await expect(chips(page).getByRole('link', { name: /Preis bis 9,50/ })).toBeVisible();
  await chips(page).getByRole('link', { name: 'Alle entfernen' }).click();
  await page.getByRole('link', { name: 'Weiter' }).click();
  await expect(page).toHaveURL(`${flowers}?sort=price&page=2`);
  await expect(total(page)).toHaveText(/^25–48 von \d+ Produkten$/);
  await expectAtLeast(page, all);
  await openFilters(page).click();
  await page.getByText('Sorte', { exact: true }).click();
  await page.getByRole('link', { name: /^Alle \d+ zeigen$/ }).click();
  await expect(page).toHaveURL(/show=strain/);
  await page.goto(`${flowers}?sort=price`);
  await page.getByRole('navigation', { name: 'Ansicht' }).getByRole('link', { name: 'Liste' }).click();
  await expect(page).toHaveURL(`${flowers}?sort=price&view=list`);
  await expect(page.getByRole('table', { name: 'Cannabisblüten' }).getByRole('row')).toHaveCount(25);
  await page.getByRole('link', { name: 'Weiter' }).click();
  await expect(page).toHaveURL(`${flowers}?sort=price&view=list&page=2`);
  await expectNoSidewaysScroll(page);
});

test('products are chosen in the list, on cards and on their pages, and compared', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`${flowers}?view=list`);
  const compare = page.getByRole('button', { name: /^Vergleichen: / });
  const bar = page.getByRole('complementary', { name: 'Ihr Vergleich' });
  await compare.first().click();
  await expect(bar.getByRole('status')).toContainText('1 von 4 gewählt');
  await expectAccessible(page);
  await page.goto(`${flowers}?genetics=sativa&view=list`);
  await page.getByRole('navigation', { name: 'Ansicht' }).getByRole('link', { name: 'Karten' }).click();
  await expect(page).toHaveURL(/\?genetics=sativa$/);
  await compare.nth(1).click();
  await compare.nth(2).click();
  await cards(page).nth(3).getByRole('link').click();
  await page.getByRole('button', { name: 'Vergleichen', exact: true }).click();
  await expect(bar.getByRole('status')).toContainText('4 von 4 gewählt');
  await page.goBack();
  await compare.nth(5).click();
  await expect(bar.getByRole('alert')).toContainText('Es passen nur 4 Produkte nebeneinander.');
  await expect(compare.nth(5)).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page);
  await expectNoSidewaysScrollInLargePrint(page);
  // At the page's end the bar has room of its own, also in large print: nothing lies under it.
  const last = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' });
  await last.scrollIntoViewIfNeeded();
  await last.click({ trial: true });
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await bar.getByRole('link', { name: 'Vergleichen' }).click();
  await expect(page.getByRole('table', { name: 'Produkte vergleichen' }).getByRole('columnheader')).toHaveCount(5);
  await expect(bar).toBeHidden();
});

test('on a phone the keyboard alone reaches every filter, and nothing is in the way of a screen reader', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(flowers);
  await expect(page.getByRole('button', { name: /merken/i }).first()).toBeVisible();
  await openFilters(page).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await expect(sheet).toBeFocused();
  await expectAccessible(page);

  const lower = sheet.getByRole('slider', { name: 'THC-Gehalt von' });
  for (let presses = 0; presses < 30 && !(await lower.evaluate((handle) => handle === document.activeElement)); presses += 1) await page.keyboard.press('Tab');
  await expect(lower).toBeFocused();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?thcMin=\d+$/);
  await expect(lower).toBeFocused();
  await expect(sheet.getByRole('status')).toHaveText(/^\d+ Produkte zeigen$/);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(openFilters(page)).toBeFocused();
  await expect(openFilters(page)).toHaveText('Filter (1 aktiv)');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the keyboard alone leads from the catalogue over a filter and a product to the selection and on', { tag: '@task' }, async ({ page }) => {
  const task = await measure(page, 'keyboard');
  await page.goto(flowers);
  await expect(page.getByRole('button', { name: /^Vormerken/ }).first()).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: /^Sativa/ }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?genetics=sativa$/);
  await expect(page.getByRole('checkbox', { name: /^Sativa/ })).toBeFocused();
  await task.did('Filters the catalogue');
  const first = cards(page).first().getByRole('link');
  await tabTo(page, first);
  const name = await first.innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await task.did('Opens the first product');

  const note = page.getByRole('button', { name: /^(Für meine Anfrage vormerken|Vorgemerkt für Ihre Anfrage)$/ });
  await tabTo(page, note);
  await page.keyboard.press('Enter');
  await expect(note).toHaveAttribute('aria-pressed', 'true');
  await expect(note).toBeFocused();
  await task.did('Selects it');
  await tabTo(page, page.getByRole('article').getByRole('link', { name: 'Zur Auswahl' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ihre Auswahl', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Ohne diese Angabe weiter' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/register-simple/);
  await task.did('Looks at the selection and goes on to the registration');
  task.done();
});
