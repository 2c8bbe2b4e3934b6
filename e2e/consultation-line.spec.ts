import { expectUsable } from './browser/accessible.ts';
import { openLossyLine } from './browser/lossy-line.ts';
import { expect, test } from './fixtures.ts';
import { enterAsDoctor, enterAsPatient, expectMoving, openRoom, openWire } from './journeys/room.ts';
import { signIn } from './journeys/sign-in.ts';

test('who waits alone and loses the room reads so, and is given the telephone number after a minute', { tag: '@full' }, async ({ page, registered }) => {
  const patient = await registered('Walter', 'Wartend');
  const id = await openRoom(patient);
  await page.clock.install();
  const wire = await openWire(page);
  await signIn(page, patient);
  await enterAsPatient(page, id);
  await expect(page.getByText('Wartezimmer')).toBeVisible();
  const isLost = page.getByText('Die Verbindung zum Raum ist unterbrochen', { exact: false });
  const telephone = page.getByRole('status').getByRole('link');

  wire.cut();
  await expect(isLost).toBeVisible();
  await expect(telephone).toHaveCount(0);
  await page.clock.fastForward(61_000);
  await expect(telephone).toHaveAttribute('href', /^tel:/);
  await expectUsable(page);
  wire.mend();
  await expect(isLost).toBeHidden();
  await expect(telephone).toHaveCount(0);
});

test(
  'on a bad line the picture is given up for the sound, and after a minute without a connection the telephone is offered',
  { tag: '@full' },
  async ({ page, staff, registered }) => {
    const patient = await registered('Lina', 'Leitung');
    const id = await openRoom(patient);
    await page.clock.install();
    const line = await openLossyLine(page);
    const telephone = page.getByRole('status').getByRole('link');
    await signIn(page, patient);
    await enterAsPatient(page, id);
    const { page: desk } = await staff('doctor');
    await enterAsDoctor(desk, id);
    await Promise.all([expectMoving(page), expectMoving(desk)]);

    await test.step('a line that loses packets carries the sound alone', async () => {
      line.lose(0.3);
      const isWeak = page.getByText('Die Verbindung ist gerade schwach.', { exact: false });
      await expect(isWeak).toBeVisible();
      await expect(desk.getByRole('status').filter({ hasText: 'Die Kamera der anderen Seite ist aus' })).toBeVisible();
      await expectUsable(page);
      line.lose(0);
      await page.getByRole('button', { name: 'Kamera einschalten' }).click();
      await expect(isWeak).toBeHidden();
      await expectMoving(desk);
    });

    await test.step('both read that the connection is interrupted; after a minute the patient can call', async () => {
      line.lose(1);
      for (const side of [page, desk]) await expect(side.getByText('Die Verbindung ist unterbrochen, wir verbinden wieder', { exact: false })).toBeVisible();
      await page.clock.fastForward(61_000);
      await expect(telephone).toHaveAttribute('href', /^tel:/);
      line.lose(0);
      await expect(telephone).toHaveCount(0);
      await expectMoving(desk);
    });
    line.close();
  },
);
