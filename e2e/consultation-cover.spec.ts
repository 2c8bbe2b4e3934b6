import { demoPassword } from '../seeds/cast.ts';
import { expectUsable } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { openAbsence } from './journeys/room.ts';
import { signIn } from './journeys/sign-in.ts';
import { linkIn } from './sandbox/mailbox.ts';

test(
  'a doctor who will be away gives an appointment to a colleague; calendars, mails and the patient’s page follow',
  { tag: '@full' },
  async ({ page, newBrowser, registered, mailbox }) => {
    const patient = await registered('Ada', 'Abwesenheit');
    const name = `Vertreter${Date.now().toString(36)}`;
    const { id, on, absent, cover } = await openAbsence(patient, name);
    const entry = { name: /11:00.*Ada Abwesenheit/ };
    await signIn(page, { email: absent, password: demoPassword });

    await test.step('the calendar shows it, in the week and by key in the day', async () => {
      await page.goto(`/admin/consultations/calendar?view=week&day=${on}`);
      await expect(page.getByRole('link', entry).first()).toBeVisible();
      await expectUsable(page);
      await page.keyboard.press('d');
      await page.waitForURL(/view=day/);
      await expect(page.getByRole('link', entry).first()).toBeVisible();
      await expectUsable(page);
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('link', entry)).toHaveCount(0);
    });

    await test.step('the absence names the appointment, and one press hands it over', async () => {
      await page.goto('/admin/schedules');
      await page.getByRole('button', { name: 'Ausnahme hinzufügen' }).click();
      await page.getByLabel('Erster Tag').fill(on);
      const covers = page.getByRole('combobox', { name: 'Vertretung', exact: true });
      await covers.focus();
      await covers.press('ArrowDown');
      await page
        .getByTitle(new RegExp(`Hanno ${name}$`))
        .last()
        .click();
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByText('Ein Termin liegt in Ihrer Abwesenheit.', { exact: false })).toBeVisible();
      await expectUsable(page);
      await page.getByRole('button', { name: new RegExp(`^An .*Hanno ${name} geben$`) }).click();
      await expect(page.getByText('Die Vertretung hat den Termin übernommen.')).toBeVisible();
      await expect(page.getByText('Ein Termin liegt in Ihrer Abwesenheit.', { exact: false })).toBeHidden();
    });

    await test.step('the colleague’s mail leads to it', async () => {
      const mail = await mailbox(cover).waitFor('Sie vertreten bei einem Termin');
      const desk = await newBrowser();
      await signIn(desk, { email: cover, password: demoPassword });
      await desk.goto(linkIn(mail));
      await expect(desk.getByRole('heading', { name: 'Videosprechstunde mit Ada Abwesenheit' })).toBeVisible();
      await expectUsable(desk);
    });

    await test.step('the patient reads who will be there', async () => {
      const mail = await mailbox(patient.email).waitFor('Ihr Termin ist bei einer Vertretung');
      const phone = await newBrowser({ viewport: { width: 390, height: 844 } });
      await signIn(phone, patient);
      await phone.goto(linkIn(mail));
      await expect(phone.getByText(`Hanno ${name}`)).toBeVisible();
      expect(new URL(phone.url()).pathname).toBe(`/consultations/${id}`);
    });
  },
);
