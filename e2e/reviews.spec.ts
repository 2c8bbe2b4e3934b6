import { cast, demoPassword } from '../seeds/cast.ts';
import { expectAccessible, expectNoSidewaysScroll } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { openStorefront } from './journeys/storefront.ts';

const said = 'Gleichmäßig gemahlen, milder als die vorige Charge.';

test(
  'a patient rates what was prescribed, a moderator publishes it with the keyboard, and everybody reads it without scripts',
  { tag: '@full' },
  async ({ page, staff, mailbox, request }) => {
    await openStorefront(page, 'de').signIn({ ...cast.patient, password: demoPassword });
    await page.goto('/dashboard/contributions');
    const product = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Bewertung schreiben' }) });
    const address = await product.getByRole('heading').getByRole('link').getAttribute('href');
    await product.getByRole('button', { name: 'Bewertung schreiben' }).click();
    const form = page.getByRole('article').filter({ has: page.getByRole('radio') });
    await form.getByRole('button', { name: 'Bewertung einreichen' }).click();
    await expect(form.getByText('Bitte wählen Sie einen bis fünf Sterne.')).toBeVisible();
    await form.getByRole('radio', { name: '3 Sterne' }).check();
    await page.keyboard.press('ArrowRight');
    await expect(form.getByText('4 von 5 gewählt')).toBeVisible();
    await form.getByRole('textbox').fill(said);
    await form.getByText('Was haben Sie bemerkt?').click();
    await form.getByRole('checkbox', { name: 'ruhig', exact: true }).check();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Bewertung einreichen' }).click();
    await expect(page.getByText('Wartet auf Freigabe')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);

    /** What the server sends to a visitor, before any script runs. */
    const pageOfVisitor = async () => (await request.get(address ?? '')).text();
    expect(await pageOfVisitor()).not.toContain(said);

    const { page: office, goTo, filterBy } = await staff('admin');
    await goTo('Bewertungen');
    await filterBy('Text', said);
    await expect(office.getByRole('row').filter({ hasText: said })).toBeVisible();
    await office.keyboard.press('j');
    await office.keyboard.press('o');
    await expect(office.getByRole('heading', { name: 'Weitere Bewertungen derselben Person' })).toBeVisible();
    await expect(office.getByText(cast.patient.lastName)).toHaveCount(0);
    await expectAccessible(office);
    await office.keyboard.press('p');
    await expect(office.getByText('Veröffentlicht.')).toBeVisible();

    const published = await pageOfVisitor();
    expect(published).toContain(said);
    expect(published).not.toContain(cast.patient.lastName);
    expect((await mailbox(cast.patient.email).waitFor('Es gibt eine Nachricht in Ihrem Konto')).text).not.toContain('Bewertung');
    await page.goto(`${address}#reviews`);
    await expect(page.getByRole('heading', { name: 'Ihre Bewertung' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Bewertungen' }).getByText('Veröffentlicht')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);
