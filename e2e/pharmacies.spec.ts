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

  // The same map shows where a product is; a place on it puts the pharmacies around it first.
  await page.goto('/market/catalog/flowers?inStock=true');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByText('Auf der Karte ansehen').click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await map
    .getByRole('link', { name: /Apotheken um / })
    .first()
    .click();
  await expect(page).toHaveURL(/[?&]zipCode=\d{5}&offers=distance#offers$/);
});

test(
  'the own position becomes a postal code, leaves the browser in no other form, and a refusal says what to do',
  { tag: '@full' },
  async ({ page, context, newBrowser }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 52.52917, longitude: 13.39812 });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    const position = page.getByRole('button', { name: 'Meinen Standort verwenden' });
    await page.goto('/market/pharmacies');
    await position.click();
    await expect(page).toHaveURL(/[?&]zipCode=10179&/);
    await expect(page.getByText('Ungefähr bei 10179.')).toBeVisible();
    await expect(position).toBeFocused();
    await expect(page.getByLabel('Ihre Postleitzahl')).toHaveValue('10179');
    await page.goto('/market?view=list');
    await page.getByText('In meiner Nähe').click();
    await position.click();
    await expect(page).toHaveURL('/market?zipCode=10179&view=list');
    await expectAccessible(page);
    expect(sent.filter((request) => /52\.52|13\.39/.test(request))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))).not.toMatch(/52\.52|13\.39/);

    const refusing = await newBrowser({ permissions: [] });
    await refusing.goto('/market/pharmacies');
    await refusing.getByRole('button', { name: 'Meinen Standort verwenden' }).click();
    await expect(refusing.getByText('Ihr Browser gibt den Standort nicht frei.')).toBeVisible();
  },
);

test('a pharmacy’s own domain shows its page, and leads to our address for everything else', async ({ request, baseURL }) => {
  const headers = { host: `www.${linden}.example` };
  const page = await (await request.get('/', { headers })).text();
  expect(page).toContain(`<link rel="canonical" href="${String(baseURL)}/market/pharmacies/${linden}"/>`);
  expect(page).not.toMatch(/<script(?! type="application\/ld\+json")/);
  const elsewhere = await request.get('/auth/login', { headers, maxRedirects: 0 });
  expect([elsewhere.status(), elsewhere.headers()['location']]).toEqual([302, `${String(baseURL)}/auth/login`]);
});
