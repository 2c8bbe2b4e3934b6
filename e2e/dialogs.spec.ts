import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsPhones } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './journeys/sign-in.ts';
import { linkIn } from './sandbox/mailbox.ts';

/** Opens a dialog by its button, looks at it in both themes, on the narrowest phone and in large print, and closes it. */
const lookAt = (page: Page, name: string | RegExp): Promise<void> =>
  test.step(`the dialog behind ${String(name)}`, async () => {
    await page.getByRole('main').getByRole('button', { name }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhones(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

test('the dialogs of market and account are accessible while they are open', { tag: '@full' }, async ({ page, newBrowser, inReview, registered }) => {
  const patient = await inReview('Dora', 'Dialog');
  const maria = await registered('Maria', 'Vertraut');
  await page.goto('/market/catalog/flowers');
  const select = page.getByRole('button', { name: /^Vormerken/ });
  for (let count = 0; count < 3; count += 1) await select.first().click();
  await lookAt(page, /^Vormerken/);

  await signIn(page, patient);
  await page.goto('/dashboard/prescriptions');
  await lookAt(page, 'Anfrage zurückziehen');
  await page.goto('/dashboard/diary');
  await page.getByLabel('Dosis').fill('0,15');
  await page.getByRole('radio', { name: '8 von 10', exact: true }).check();
  await page.getByRole('button', { name: 'Eintrag speichern' }).click();
  await expect(page.getByText('Wirkung 8 von 10')).toHaveCount(1);
  await lookAt(page, /^Korrigieren/);
  await lookAt(page, /^Löschen/);
  await page.goto('/profile/privacy');
  await lookAt(page, /^Widerrufen/);
  await lookAt(page, 'Daten anfordern');
  await lookAt(page, 'Löschung ansehen');

  await patient.api.post('/clients/iam/caregivers', { body: { name: 'Maria', email: maria.email, limits: ['progress'], days: 30 } });
  const token = new URL(linkIn(await maria.mailbox.waitFor('Eine Einladung für Sie'))).searchParams.get('token') ?? '';
  const { id } = await maria.api.post('/clients/caregiver-invitations/:token/accept', { params: { token } });
  await page.goto('/profile/caregivers');
  await lookAt(page, 'Zugang von Maria beenden');
  const window = await newBrowser();
  await signIn(window, maria);
  await window.goto(`/for-others/${id}`);
  await lookAt(window, 'Zugang beenden');
});
