import { expectAccessible, expectNoSidewaysScroll } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { cast } from '../seeds/cast.ts';

const linden = cast.pharmacy.pharmacySlug;

test('a pharmacy is found near a postal code, on the map and in the list, filtered and noted for the request', async ({ page }) => {
  await page.goto('/market/pharmacies');
  await page.getByLabel('Ihre Postleitzahl').fill(cast.pharmacy.zipCode);
  await page.getByLabel('Umkreis').selectOption('25');
  await page.getByRole('button', { name: 'Suchen' }).click();
  await expect(page).toHaveURL(new RegExp(`[?&]zipCode=${cast.pharmacy.zipCode}&radiusKm=25`));
  await expectAccessible(page);

  const map = page.getByRole('group', { name: /Karte der Apotheken/ });
  const marks = map.getByRole('link');
  await marks.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(marks.first()).not.toBeFocused();
  expect(await marks.evaluateAll((links) => links.filter((link) => link.getAttribute('tabindex') !== '-1').length)).toBe(1);

  await page.getByRole('table').locator(`a[href="/market/pharmacies/${linden}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linden-Apotheke');
  await page.getByRole('checkbox', { name: /^Sativa/ }).check();
  await expect(page).toHaveURL(/\?genetics=sativa$/);
  await page.getByRole('link', { name: 'Alle Apotheken' }).click();
  await expect(page).toHaveURL(new RegExp(`[?&]zipCode=${cast.pharmacy.zipCode}&radiusKm=25`));

  await page.goto(`/market/pharmacies/${linden}?request=true`);
  await expect(page.getByText('Diese Apotheke ist vorgemerkt')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a pharmacy’s own domain shows its page, and leads to our address for everything else', async ({ request, baseURL }) => {
  const headers = { host: `www.${linden}.example` };
  const page = await (await request.get('/', { headers })).text();
  expect(page).toContain(`<link rel="canonical" href="${String(baseURL)}/market/pharmacies/${linden}"/>`);
  expect(page).not.toMatch(/<script(?! type="application\/ld\+json")/);
  const elsewhere = await request.get('/auth/login', { headers, maxRedirects: 0 });
  expect([elsewhere.status(), elsewhere.headers()['location']]).toEqual([302, `${String(baseURL)}/auth/login`]);
});
