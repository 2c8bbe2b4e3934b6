import type { Page } from '@playwright/test';
import type { Consultation } from '@blattwerk/contract/consultations/shapes';
import type { Patient } from './api/patient.ts';
import { expectNoSidewaysScrollInLargePrint, expectUsable } from './browser/accessible.ts';
import { readQrCode } from './browser/qr-code.ts';
import { expect, test } from './fixtures.ts';
import { readDownload } from './journeys/downloads.ts';
import { openRoom } from './journeys/room.ts';
import { signIn } from './journeys/sign-in.ts';

const appointments = async ({ api }: Patient): Promise<Consultation[]> => (await api.get('/clients/consultations')).items;

/** The last time of the last day that is shown: no other journey takes that one meanwhile. */
const chooseTime = async (page: Page): Promise<void> => {
  const days = page.getByRole('group', { name: 'Tag', exact: true }).getByRole('button', { disabled: false });
  await days.last().click();
  await page
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .last()
    .click();
};

test('a patient books a video consultation about a request, moves it and cancels it', async ({ page, inReview }) => {
  const patient = await inReview('Berta', 'Buchung');
  await signIn(page, patient);

  await test.step('from the request to the doctors', async () => {
    await page.goto('/dashboard/prescriptions');
    const request = page.getByRole('article').first().getByRole('group', { name: 'Videosprechstunde' });
    await request.getByRole('link', { name: 'Videosprechstunde buchen' }).click();
    await expect(page.getByText('Der Termin gehört zu Ihrer Anfrage')).toBeVisible();
    await expectUsable(page);
  });

  await test.step('doctor, day, time', async () => {
    await page
      .getByRole('button', { name: /^Termine ansehen/ })
      .first()
      .click();
    await expect(page.getByRole('group', { name: 'Tag', exact: true })).toBeVisible();
    await expectUsable(page);
    await chooseTime(page);
  });

  await test.step('the time is kept while it is confirmed, and the consent is asked for apart', async () => {
    await expect(page.getByRole('timer')).toContainText(/noch 4:\d\d Minuten/);
    await page.reload();
    await expect(page.getByRole('timer')).toContainText(/noch 4:\d\d Minuten/);
    await expectUsable(page);
    const consent = page.getByRole('checkbox', { name: /Ich willige ein/ });
    await expect(consent).not.toBeChecked();
    await consent.check();
    await page.getByRole('button', { name: 'Termin buchen' }).click();
    await expect(page.getByText('Ihr Termin ist gebucht')).toBeVisible();
    const [booked] = await appointments(patient);
    expect(booked).toMatchObject({ status: 'booked', treatmentId: patient.treatmentId });
    expect((await readDownload(page, page.getByRole('button', { name: 'In den Kalender übernehmen' }))).toString()).toContain(`UID:${booked?.id ?? ''}@`);
    await expectUsable(page);
  });

  await test.step('the dashboard shows it, the request names it, and the profile can take the consent back', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Termin ansehen' }).click();
    await expect(page.getByRole('link', { name: 'Anfrage ansehen' })).toBeVisible();
    await page.goto('/profile/privacy');
    await page.getByRole('button', { name: /^Widerrufen ?: Videosprechstunde$/ }).click();
    await expect(page.getByRole('dialog')).toContainText('findet telefonisch statt');
    await page.getByRole('dialog').getByRole('button', { name: 'Einwilligung widerrufen' }).click();
    await expect(page.getByText('Die Einwilligung ist widerrufen.')).toBeVisible();
    expect((await appointments(patient))[0]).toMatchObject({ isByPhone: true });
  });

  await test.step('days before, camera, microphone and connection can be tried', async () => {
    await page.goto('/consultations');
    await page.getByRole('link', { name: 'Termin ansehen' }).click();
    await page.getByRole('link', { name: 'Kamera und Mikrofon vorab prüfen' }).click();
    await expect(page.getByText(/^Der Raum öffnet: /)).toBeVisible();
    await expect(page.getByRole('button', { name: /betreten/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Kamera und Mikrofon prüfen' }).click();
    await expect(page.getByLabel('Ihr Bild')).toBeVisible();
    await expect.poll(() => page.getByLabel('Pegel Ihres Mikrofons').evaluate((meter: HTMLMeterElement) => meter.value)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Verbindung prüfen' }).click();
    await expect(page.getByText(/^Ihre Verbindung (reicht|ist knapp)/)).toBeVisible();
    await expectUsable(page);
  });

  await test.step('moved in one step', async () => {
    const [before] = await appointments(patient);
    await page.goto(`/consultations/${before?.id ?? ''}`);
    await page.getByRole('button', { name: 'Verschieben' }).click();
    await page.getByRole('button', { name: 'Spätere Tage' }).click();
    await chooseTime(page);
    await expect(page.getByText('Ihr Termin ist verschoben')).toBeVisible();
    const [after] = await appointments(patient);
    expect(after).toMatchObject({ id: before?.id, status: 'booked', version: (before?.version ?? 0) + 1 });
    expect(after?.startsAt).not.toBe(before?.startsAt);
  });

  await test.step('cancelled after a question; the request goes on', async () => {
    await page.getByRole('button', { name: 'Absagen' }).click();
    const question = page.getByRole('dialog');
    await expectUsable(page);
    await question.getByRole('button', { name: 'Termin absagen' }).click();
    await expect(page.getByText('Sie haben diesen Termin abgesagt')).toBeVisible();
    expect((await appointments(patient))[0]).toMatchObject({ status: 'cancelled', cancelledBy: 'patient' });
    expect(await patient.api.get('/clients/treatment/:id', { params: { id: patient.treatmentId } })).toMatchObject({ status: 'in-review' });
  });
});

test('the same in English, on a phone, with the earliest time of all doctors and without a request', { tag: '@full' }, async ({ newBrowser, registered }) => {
  const page = await newBrowser({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const patient = await registered('Emma', 'Earliest', 'en');
  await signIn(page, patient);
  await page.goto('/en/video-consultation/create');
  await page.getByRole('button', { name: 'Choose this appointment' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expectUsable(page);
  await expectNoSidewaysScrollInLargePrint(page);
  await page.getByRole('button', { name: 'Book the appointment' }).click();
  await expect(page.getByText('Your appointment is booked')).toBeVisible();
  await expectUsable(page);
  const [booked] = await appointments(patient);
  expect(booked).toMatchObject({ status: 'booked', treatmentId: null });
  await page.getByText('Join on another device').click();
  await page.getByRole('button', { name: 'Show the link' }).click();
  const code = page.getByAltText('QR code with the link to your appointment');
  await expect(code).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const scanned = await newBrowser({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    await scanned.goto(await readQrCode(code));
    await expect(scanned.getByLabel('First name')).toBeVisible();
  }
  await expectUsable(page);
  await expectNoSidewaysScrollInLargePrint(page);
  await page.goto('/en/dashboard');
  await expect(page.getByRole('link', { name: 'View the appointment' })).toBeVisible();
  await expectNoSidewaysScrollInLargePrint(page);
  // The consent was not given: it is asked for again before the room.
  await page.goto(`/en/room?id=${await openRoom(patient)}`);
  await expect(page.getByRole('checkbox', { name: /I consent/ })).not.toBeChecked();
  await expectUsable(page);
});
