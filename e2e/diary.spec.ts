import { expectUsable } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './journeys/sign-in.ts';

test('an entry made without a connection arrives once, and the doctor of the request reads it by consent', async ({ page, inReview, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const patient = await inReview('Tabea', 'Tagebuch');
  await signIn(page, patient);
  await page.goto('/dashboard/diary');
  await expect(page.getByText('Noch keine Einträge', { exact: false })).toBeVisible();

  await page.context().setOffline(true);
  await page.getByLabel('Dosis').fill('0,15');
  await page.getByRole('button', { name: 'Eintrag speichern' }).click();
  await expect(page.getByRole('radio', { name: '1 von 10', exact: true })).toBeFocused();
  await page.getByRole('radio', { name: '8 von 10', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Trockener Mund' }).check();
  await page.getByRole('button', { name: 'Eintrag speichern' }).click();
  const waiting = page.getByText('1 Eintrag ist noch nicht gesendet');
  await expect(waiting).toBeVisible();

  await page.context().setOffline(false);
  await expect(waiting).toBeHidden();
  await expect(page.getByText('Wirkung 8 von 10')).toHaveCount(1);
  await page.getByRole('button', { name: 'Einwilligen' }).click();
  const shared = page.getByRole('checkbox', { name: /^Bei Anfrage .* zeigen$/ });
  await shared.check();
  await expect(shared).toBeChecked();
  await page.setViewportSize({ width: 390, height: 844 });
  // From the top of the page: the header that stays there covers nothing then.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectUsable(page);

  const { items, sharing } = await patient.api.get('/clients/diary', { query: {} });
  expect(items.map(({ effect, dose, sideEffects }) => ({ effect, dose, sideEffects }))).toEqual([
    { effect: 8, dose: { amount: 0.15, unit: 'g' }, sideEffects: ['dry_mouth'] },
  ]);
  expect(sharing.requests).toEqual([expect.objectContaining({ treatmentId: patient.treatmentId, isShared: true })]);
});
