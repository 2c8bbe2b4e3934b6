import { colleagues, demoPassword } from '../seeds/cast.ts';
import { expect, test } from './fixtures.ts';
import { appCode } from './browser/authenticator.ts';
import { expectAccessible, expectNoSidewaysScroll } from './browser/accessible.ts';
import { ApiRefusal, where } from './api/client.ts';
import { words } from './journeys/words.ts';

const text = words.de;
const reason = 'Anruf: findet die Zahlung nicht';

test(
  'ein Blick des Supports auf eine Patientin: einmal zu öffnen, nur zu lesen, im Protokoll, und beendet ist beendet',
  { tag: '@full' },
  async ({ inReview, staff, staffApi, newBrowser }) => {
    const patient = await inReview('Vera', 'Unterstützt');
    const adminApi = await staffApi('admin');
    const { items } = await adminApi.get('/backoffice/treatments', { query: { sort: '-createdAt', pageSize: 1 } });
    const patientId = items[0]?.patientId ?? '';
    const { page } = await staff('admin');
    await page.goto(`/admin/patients/${patientId}`);
    await page.getByRole('button', { name: 'Support-Ansicht' }).click();
    await page.getByLabel('Grund').fill(reason);
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    const link = page.getByRole('link', { name: 'Ansicht öffnen' });
    const url = (await link.getAttribute('href')) ?? '';

    const view = await newBrowser();
    await view.goto(url);
    await view.getByRole('button', { name: 'Ansicht öffnen' }).click();
    await expect(view.getByRole('heading', { name: 'Übersicht von Vera Unterstützt', level: 1 })).toBeVisible();
    expect(view.url()).not.toContain('#');
    const banner = view.getByRole('region', { name: 'Support-Ansicht' });
    await expect(banner).toContainText(reason);
    await expect(banner.getByRole('timer')).toContainText(/1[0-5]:\d\d|[0-9]:\d\d/);
    await expect(view.getByRole('main').getByText('Wird ärztlich geprüft')).toBeVisible();
    await expect(view.getByText('Rückenschmerzen')).toHaveCount(0);
    for (const button of await view.getByRole('main').getByRole('button').filter({ hasText: 'Stand ansehen' }).all()) await expect(button).toBeDisabled();
    await expectAccessible(view);
    await expectNoSidewaysScroll(view);

    await banner.getByRole('button', { name: 'Ansicht beenden' }).click();
    await expect(view.getByRole('heading', { name: 'Die Support-Ansicht ist beendet' })).toBeVisible();
    await view.reload();
    await expect(view.getByRole('heading', { name: 'Hier ist keine Ansicht geöffnet' })).toBeVisible();
    const secret = url.split('#')[1] ?? '';
    await expect(patient.api.post('/clients/support-view/open', { body: { secret } })).rejects.toBeInstanceOf(ApiRefusal);

    const log = await adminApi.get('/backoffice/audit-events', { query: { pageSize: 50, ...where('patientId', patientId) } });
    const steps = log.items.filter(({ action }) => action.startsWith('support-view.'));
    expect(steps.map(({ action }) => action).toSorted()).toEqual(['create', 'end', 'open', 'read'].map((step) => `support-view.${step}`));
    expect(new Set(steps.map((step) => step.reason))).toEqual(new Set([reason]));
  },
);

test(
  'das Brechen des Glases: Grund, Gesundheitsangaben, und nach dem Verlassen der Seite sind sie weg',
  { tag: '@full' },
  async ({ inReview, staff, staffApi }) => {
    await inReview('Gesa', 'Einsicht');
    const adminApi = await staffApi('admin');
    const { items } = await adminApi.get('/backoffice/treatments', { query: { sort: '-createdAt', pageSize: 1 } });
    const { page } = await staff('admin');
    const address = `/admin/treatments/${items[0]?.id}`;
    await page.goto(address);
    await page.getByRole('button', { name: 'Gesundheitsangaben einsehen' }).click();
    await page.getByRole('dialog').getByLabel('Grund').fill('Beschwerde über die Bearbeitung');
    await page.getByRole('dialog').getByRole('button', { name: 'Einsehen', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Fragebogen' })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Gesundheitsangaben einsehen' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Fragebogen' })).toHaveCount(0);
  },
);

test('Anmelden im Backoffice mit dem Code der App und mit einem Wiederherstellungscode', { tag: '@full' }, async ({ page, staffApi, problems }) => {
  problems.allow(/401 .*auth\/login/); // the password alone is not enough
  problems.allow(/401 .*(iam\/me|backoffice\/dashboard)/); // what the page was reading when its session ended
  const [person] = colleagues;
  const enter = async (): Promise<void> => {
    await page.goto('/admin/login');
    await page.getByLabel(text.email).fill(person.email);
    await page.getByLabel(text.password, { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: text.login, exact: true }).click();
  };
  const leave = async (): Promise<void> => {
    await page.getByRole('button', { name: /Jonas Hartwig/ }).click();
    await page.getByRole('menuitem', { name: 'Abmelden' }).click();
    await expect(page.getByLabel(text.email)).toBeVisible();
  };
  await enter();
  await expect(page.getByRole('navigation', { name: text.office.menu })).toBeVisible();
  await page.goto('/admin/profile');
  await page.getByRole('button', { name: 'Einrichten' }).click();
  await page.getByRole('dialog').getByLabel(text.password, { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  const secret = await page.locator('code').innerText();
  await page.getByLabel('Code aus der App').fill(appCode(secret, -1));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('listitem').filter({ hasText: /^[2-9A-Z]{5}-[2-9A-Z]{5}$/ });
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await page.getByRole('checkbox', { name: /sicher aufbewahrt/ }).check();
  await page.getByRole('button', { name: text.next, exact: true }).click();
  await expectAccessible(page);
  await leave();

  for (const proof of [() => appCode(secret), () => recoveryCode]) {
    await enter();
    await page.getByLabel('Code aus der Authentifizierungs-App').fill(proof());
    await page.getByRole('button', { name: text.login, exact: true }).click();
    await expect(page.getByRole('navigation', { name: text.office.menu })).toBeVisible();
    await leave();
  }
  const admin = await staffApi('admin');
  await admin.post('/backoffice/people/:id/second-factor/reset', { params: { id: person.id }, body: { reason: 'Ende des Versuchs' } });
});
