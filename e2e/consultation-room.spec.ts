import { expectAccessibleAsShown, expectUsable } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { enterAsDoctor, enterAsPatient, expectMoving, expectSound, openRoom, openWire } from './journeys/room.ts';
import { signIn } from './journeys/sign-in.ts';

test('patient and doctor see and hear each other, share a screen, lose the connection and end the consultation', async ({
  page,
  problems,
  staff,
  registered,
}) => {
  const patient = await registered('Vera', 'Videoli');
  const id = await openRoom(patient);
  const wire = await openWire(page);
  await signIn(page, patient);
  await enterAsPatient(page, id);
  await expect(page.getByText('Wartezimmer')).toBeVisible();

  const { page: desk } = await staff('doctor');
  await enterAsDoctor(desk, id);
  await Promise.all([expectMoving(page), expectMoving(desk)]);
  await Promise.all([expectSound(page), expectSound(desk)]);

  await page.getByRole('button', { name: 'Nachrichten' }).click();
  await page.getByLabel('Ihre Nachricht').fill('Ich habe eine Frage.');
  await page.getByRole('button', { name: 'Senden' }).click();
  await desk.getByRole('button', { name: 'Nachrichten, 1 neu', exact: true }).click();
  await expect(desk.getByText('Ich habe eine Frage.')).toBeVisible();
  await expectUsable(page);
  await expectUsable(desk);
  await desk.getByRole('button', { name: 'Nachrichten in die Akte übernehmen' }).click();
  await expect(page.getByText('hat die Nachrichten in Ihre Akte übernommen')).toBeVisible();

  await desk.getByRole('button', { name: 'Bildschirm teilen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'teilt ihren Bildschirm' })).toBeVisible();
  await expectMoving(page);
  await desk.getByRole('button', { name: 'Teilen beenden' }).click();

  const isLost = page.getByText('Wir stellen die Verbindung zum Raum wieder her', { exact: false });
  // The wire of the test speaks on a connection that it has cut.
  problems.allow(/WebSocket is already in CLOSING or CLOSED state|^exception: $/);
  wire.cut();
  await expect(isLost).toBeVisible();
  await Promise.all([expectMoving(page), expectMoving(desk)]);
  wire.mend();
  await expect(isLost).toBeHidden({ timeout: 5_000 });
  await Promise.all([expectMoving(page), expectMoving(desk)]);

  await page.getByRole('button', { name: 'Kamera ausschalten' }).click();
  await expect(desk.getByRole('status').filter({ hasText: 'Die Kamera der anderen Seite ist aus' })).toBeVisible();
  await page.getByRole('button', { name: 'Verlassen' }).click();
  await expect(page.getByRole('heading', { name: 'Sie haben den Raum verlassen' })).toBeVisible();

  await expect(desk.getByRole('status').filter({ hasText: 'Vera Videoli hat den Raum verlassen' })).toBeVisible();
  // After coming back, the devices are on that were on before.
  await page.getByRole('button', { name: 'Zurück in den Raum' }).click();
  await expect(page.getByRole('button', { name: 'Mikrofon ausschalten' })).toBeVisible();
  await page.getByRole('button', { name: 'Kamera einschalten' }).click();
  await Promise.all([expectMoving(page), expectMoving(desk)]);

  await desk.getByRole('button', { name: 'Ausweis im Video gesehen' }).click();
  const compared = desk.getByRole('dialog', { name: 'Stimmen Person und Ausweis mit diesen Angaben überein?' });
  await expect(compared).toContainText('Vera Videoli, geboren am 09.03.1988');
  await expectAccessibleAsShown(desk);
  await compared.getByRole('button', { name: 'Ja, verglichen' }).click();
  await expect(desk.getByText('Die Identität ist bestätigt.')).toBeVisible();

  await desk.getByRole('button', { name: 'Abschließen' }).click();
  const question = desk.getByRole('dialog', { name: 'Abschließen' });
  await expectAccessibleAsShown(desk);
  await question.getByRole('button', { name: 'Abschließen' }).click();
  await expect(page.getByRole('heading', { name: 'Die Videosprechstunde ist beendet' })).toBeVisible();
  await desk.goto(`/admin/consultations/${id}`);
  await expect(desk.getByText('Vera Videoli: Ich habe eine Frage.')).toBeVisible();
});

test(
  'who refuses camera and microphone reads how to allow them, enters without, and is called by telephone instead',
  { tag: '@full' },
  async ({ page, staff, registered }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    const patient = await registered('Oskar', 'Ohnebild');
    const id = await openRoom(patient);
    await signIn(page, patient);
    await page.goto(`/room?id=${id}`);
    await page.getByRole('button', { name: 'Kamera und Mikrofon prüfen' }).click();
    await expect(page.getByText('Der Browser darf das Gerät nicht benutzen')).toHaveCount(2);
    await page.getByRole('checkbox').check();
    await expectUsable(page);
    await page.getByRole('button', { name: 'Ohne Kamera und Mikrofon betreten' }).click();
    await expect(page.getByText('Wartezimmer')).toBeVisible();
    await page.getByRole('button', { name: 'Kamera einschalten' }).click();
    await expect(page.getByText('Der Browser darf das Gerät nicht benutzen')).toBeVisible();

    const { page: desk } = await staff('doctor');
    await desk.goto(`/admin/consultations/${id}`);
    await desk.getByRole('button', { name: 'Telefonisch geführt' }).click();
    const record = desk.getByRole('dialog', { name: 'Telefonisch geführt' });
    await expectAccessibleAsShown(desk);
    await record.getByLabel('Dauer in Minuten').fill('4');
    await record.getByRole('button', { name: 'Abschließen' }).click();
    await expect(desk.getByText('telefonisch', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Die Videosprechstunde ist beendet' })).toBeVisible();
    await page.goto(`/consultations/${id}`);
    await expect(page.getByText('Das Gespräch hat telefonisch stattgefunden', { exact: false })).toBeVisible();
  },
);

test('a second tab of the same person takes the room over, and the first can take it back', { tag: '@full' }, async ({ page, registered }) => {
  const patient = await registered('Zoe', 'Zweitfenster');
  const id = await openRoom(patient);
  await signIn(page, patient);
  await enterAsPatient(page, id);
  await expect(page.getByText('Wartezimmer')).toBeVisible();
  await expectUsable(page);

  const second = await page.context().newPage();
  await second.goto(`/room?id=${id}`);
  await second.getByRole('button', { name: 'Ohne Kamera und Mikrofon betreten' }).click();
  await expect(second.getByText('Wartezimmer')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sie sind in einem anderen Fenster im Raum' })).toBeVisible();
  await expectUsable(page);

  await page.getByRole('button', { name: 'Zurück in den Raum' }).click();
  await expect(page.getByText('Wartezimmer')).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Sie sind in einem anderen Fenster im Raum' })).toBeVisible();
  await expect(page.getByText('Wartezimmer')).toBeVisible();
});

test('only rooms may use camera and microphone, and only the storefront the position', async ({ request }) => {
  for (const path of ['/', '/market', '/auth/login'])
    expect((await request.get(path)).headers()['permissions-policy'], path).toBe('camera=(), microphone=(), display-capture=(), geolocation=(self)');
  expect((await request.get('/admin/')).headers()['permissions-policy']).toBe('camera=(), microphone=(), display-capture=(), geolocation=()');
  for (const path of ['/room', '/en/room', '/room/guest', '/en/room/guest', '/admin/consultations/1/room'])
    expect((await request.get(path, { maxRedirects: 0 })).headers()['permissions-policy'], path).toBe(
      'camera=(self), microphone=(self), display-capture=(self), geolocation=()',
    );
});
