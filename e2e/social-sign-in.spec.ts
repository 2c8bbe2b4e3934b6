import { newPerson } from './api/patient.ts';
import { expectAccessible, expectNoSidewaysScroll } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { openStorefront } from './journeys/storefront.ts';

/** Both ways end at the same account; only the way back from the provider differs. */
const ways = [
  { provider: 'Google', way: 'mit einer Adresse, die Google bestätigt hat' },
  { provider: 'Apple', way: 'über das Formular, das Apple an uns sendet' },
] as const;

for (const { provider, way } of ways) {
  test(`ein Konto mit ${provider} anlegen, ${way}, und damit wiederkommen`, { tag: '@full' }, async ({ page, newBrowser }) => {
    const person = newPerson('Nele', 'Neuhaus');
    const signIn = async (window: typeof page): Promise<void> => {
      await openStorefront(window, 'de').open('/auth/login');
      // Once the page's script runs, nothing moves under the pointer any more.
      await expect(window.getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeEnabled();
      await window.getByRole('link', { name: `Mit ${provider} anmelden` }).click();
      // Both pages ask for an address: this one is the provider's.
      await window.waitForURL(/\/oidc\//);
      await window.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(person.email);
      await window.getByLabel('Vorname').fill(person.firstName);
      await window.getByLabel('Nachname').fill(person.lastName);
      await window.getByRole('button', { name: 'Mit diesem Konto anmelden' }).click();
    };
    await signIn(page);
    await expect(openStorefront(page, 'de').heading('Konto anlegen')).toBeVisible();
    await expect(page.getByLabel('Vorname')).toHaveValue('Nele');
    await page.getByLabel('Tag', { exact: true }).fill('12');
    await page.getByLabel('Monat', { exact: true }).fill('4');
    await page.getByLabel('Jahr', { exact: true }).fill('1988');
    for (const consent of await page.getByRole('checkbox').all()) await consent.check();
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.waitForURL('**/onboarding');

    const again = await newBrowser();
    await signIn(again);
    await expect(openStorefront(again, 'de').heading('Guten Tag, Nele')).toBeVisible();
  });
}

test('die kurzen Formulare auf dem Weg durch eine Bestellung bieten beide Anbieter an und führen dorthin zurück', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const form of ['login-simple', 'register-simple']) {
    await page.goto(`/auth/${form}?next=${encodeURIComponent('/market/pharmacies')}`);
    for (const { provider } of ways)
      await expect(page.getByRole('link', { name: `Mit ${provider} anmelden` })).toHaveAttribute(
        'href',
        `/api/v1/clients/auth/${provider.toLowerCase()}?locale=de&returnTo=%2Fmarket%2Fpharmacies`,
      );
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
