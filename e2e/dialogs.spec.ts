import type { Page } from '@playwright/test';
import { demoPassword } from '../seeds/cast.ts';
import { lookAtOpened } from './browser/opened.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './journeys/sign-in.ts';
import { linkIn } from './sandbox/mailbox.ts';
import { viewers } from './visual/screens.ts';

// The crawl opens everything on the pages that it reaches; here are the states that it does not reach.
const opened = async (page: Page): Promise<string[]> => lookAtOpened(page, 'member', new Set());

test('the dialogs of market and account are accessible while they are open', { tag: '@full' }, async ({ page, newBrowser, inReview, registered }) => {
  test.setTimeout(20 * 60_000);
  const patient = await inReview('Dora', 'Dialog');
  const maria = await registered('Maria', 'Vertraut');
  await page.goto('/market/catalog/flowers');
  const select = page.getByRole('button', { name: /^Vormerken/ });
  for (let count = 0; count < 3; count += 1) await select.first().click();
  expect(await opened(page)).toContain('Vormerken');
  await page.locator('article').filter({ has: select }).first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Für meine Anfrage vormerken' })).toHaveAttribute('aria-haspopup', 'dialog');
  expect(await opened(page)).toContain('Für meine Anfrage vormerken');

  await signIn(page, patient);
  await page.goto('/dashboard/prescriptions');
  expect(await opened(page)).toContain('Anfrage zurückziehen');
  await page.goto('/dashboard/diary');
  await page.getByLabel('Dosis').fill('0,15');
  await page.getByRole('radio', { name: '8 von 10', exact: true }).check();
  await page.getByRole('button', { name: 'Eintrag speichern' }).click();
  await expect(page.getByText('Wirkung 8 von 10')).toHaveCount(1);
  expect(await opened(page)).toEqual(expect.arrayContaining(['Korrigieren', 'Löschen']));
  await page.goto('/profile/privacy');
  expect(await opened(page)).toEqual(expect.arrayContaining(['Widerrufen', 'Daten anfordern', 'Löschung ansehen']));

  await patient.api.post('/clients/iam/caregivers', { body: { name: 'Maria', email: maria.email, limits: ['progress'], days: 30 } });
  const token = new URL(linkIn(await maria.mailbox.waitFor('Eine Einladung für Sie'))).searchParams.get('token') ?? '';
  const { id } = await maria.api.post('/clients/caregiver-invitations/:token/accept', { params: { token } });
  await page.goto('/profile/caregivers');
  expect(await opened(page)).toEqual(expect.arrayContaining(['Ändern', 'Beenden']));
  const window = await newBrowser();
  await signIn(window, maria);
  await window.goto(`/for-others/${id}`);
  expect(await opened(window)).toContain('Zugang beenden');
});

for (const { who, email, screens } of viewers.filter((viewer) => viewer.email?.endsWith('@patienten.example')))
  test(`what opens is accessible for ${who}`, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(10 * 60_000);
    await signIn(page, { email: email ?? '', password: demoPassword });
    const looked = new Set<string>();
    for (const path of ['/dashboard', ...screens.map((screen) => screen.path)]) {
      await page.goto(path);
      await expect(page.getByRole('status').filter({ hasText: /^Wird geladen/ })).toHaveCount(0);
      await lookAtOpened(page, 'member', looked);
    }
  });
