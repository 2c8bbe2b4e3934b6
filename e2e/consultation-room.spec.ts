import type { Page } from '@playwright/test';
import { cast } from '../seeds/cast.ts';
import type { Patient } from './api/patient.ts';
import { expect, test } from './fixtures.ts';
import { openStorefront } from './journeys/storefront.ts';
import { runningProduct } from './product/running-product.ts';
import { withDatabase } from './product/with-database.ts';

const openRoom = (patient: Patient): Promise<string> => withDatabase<string>(runningProduct.place(), 'open-room.command.ts', patient.email, cast.doctor.email);

const framesOf = (page: Page, id: string): Promise<number> =>
  page.evaluate((name) => document.querySelector<HTMLVideoElement>(`#${name}`)?.getVideoPlaybackQuality().totalVideoFrames ?? 0, id);

/** The picture of the other side really moves. */
const expectMoving = async (page: Page): Promise<void> => {
  await expect.poll(() => framesOf(page, 'room-other')).toBeGreaterThan(5);
  const before = await framesOf(page, 'room-other');
  await expect.poll(() => framesOf(page, 'room-other')).toBeGreaterThan(before + 10);
};

/** The loudest moment of the other side's sound within three seconds. */
const loudestOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const stream = document.querySelector<HTMLVideoElement>('#room-other')?.srcObject;
    if (!(stream instanceof MediaStream)) return 0;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    await context.resume();
    const samples = new Float32Array(analyser.fftSize);
    let loudest = 0;
    for (let at = 0; at < 60; at += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      analyser.getFloatTimeDomainData(samples);
      loudest = Math.max(loudest, ...samples.map(Math.abs));
    }
    await context.close();
    return loudest;
  });

/** The patient's way through the page before the room. */
const enterAsPatient = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/room?id=${id}`);
  await page.getByRole('button', { name: 'Kamera und Mikrofon prüfen' }).click();
  await expect(page.getByLabel('Ihr Bild')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Raum betreten' }).click();
};

const enterAsDoctor = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/admin/consultations/${id}/room`);
  await page.getByRole('button', { name: 'Kamera und Mikrofon prüfen' }).click();
  await expect(page.getByLabel('Ihr Bild')).toBeVisible();
  await page.getByRole('button', { name: 'Raum betreten' }).click();
};

test('patient and doctor see and hear each other, share a screen, lose the connection and end the consultation', async ({ page, staff, registered }) => {
  const patient = await registered('Vera', 'Videoli');
  const id = await openRoom(patient);
  await openStorefront(page, 'de').login(patient);
  await enterAsPatient(page, id);
  await expect(page.getByText('Wartezimmer')).toBeVisible();

  const { page: desk } = await staff('doctor');
  await enterAsDoctor(desk, id);
  await Promise.all([expectMoving(page), expectMoving(desk)]);
  expect(await loudestOf(page)).toBeGreaterThan(0.01);
  expect(await loudestOf(desk)).toBeGreaterThan(0.01);

  await page.getByRole('button', { name: 'Nachrichten' }).click();
  await page.getByLabel('Ihre Nachricht').fill('Ich habe eine Frage.');
  await page.getByRole('button', { name: 'Senden' }).click();
  await desk.getByRole('button', { name: 'Nachrichten', exact: true }).click();
  await expect(desk.getByText('Ich habe eine Frage.')).toBeVisible();

  await desk.getByRole('button', { name: 'Bildschirm teilen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'teilt ihren Bildschirm' })).toBeVisible();
  await expectMoving(page);
  await desk.getByRole('button', { name: 'Teilen beenden' }).click();

  await page.context().setOffline(true);
  await page.waitForTimeout(2_000);
  await page.context().setOffline(false);
  await Promise.all([expectMoving(page), expectMoving(desk)]);

  await page.getByRole('button', { name: 'Kamera ausschalten' }).click();
  await expect(desk.getByRole('status').filter({ hasText: 'Die Kamera der anderen Seite ist aus' })).toBeVisible();
  await page.getByRole('button', { name: 'Verlassen' }).click();
  await expect(page.getByRole('heading', { name: 'Sie haben den Raum verlassen' })).toBeVisible();
});

test('who refuses camera and microphone reads how to allow them, and enters without', async ({ page, registered }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  const patient = await registered('Oskar', 'Ohnebild');
  const id = await openRoom(patient);
  await openStorefront(page, 'de').login(patient);
  await page.goto(`/room?id=${id}`);
  await page.getByRole('button', { name: 'Kamera und Mikrofon prüfen' }).click();
  await expect(page.getByText('Der Browser darf das Gerät nicht benutzen')).toHaveCount(2);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Ohne Kamera und Mikrofon betreten' }).click();
  await expect(page.getByText('Wartezimmer')).toBeVisible();
});

test('only rooms may use camera and microphone', async ({ request }) => {
  for (const path of ['/', '/market', '/auth/login', '/admin/'])
    expect((await request.get(path)).headers()['permissions-policy'], path).toBe('camera=(), microphone=(), display-capture=()');
  for (const path of ['/room', '/en/room', '/admin/consultations/1/room'])
    expect((await request.get(path, { maxRedirects: 0 })).headers()['permissions-policy'], path).toBe(
      'camera=(self), microphone=(self), display-capture=(self)',
    );
});
