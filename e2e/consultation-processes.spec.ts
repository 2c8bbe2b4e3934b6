import { cast, demoPassword } from '../seeds/cast.ts';
import { expect, test } from './fixtures.ts';
import { enterAsDoctor, enterAsPatient, expectMoving, openRoom } from './journeys/room.ts';
import { signIn } from './journeys/sign-in.ts';
import { processCookie, startBehindProxy, type Behind } from './product/api-behind-proxy.ts';
import { runningProduct } from './product/running-product.ts';

test.describe.configure({ timeout: 300_000 });

let behind: Behind;
test.beforeAll(async () => {
  behind = await startBehindProxy(runningProduct.place());
});
test.afterAll(() => behind.stop());

test(
  'two people on two processes of the API talk; when one process dies the picture goes on and signalling returns',
  { tag: '@full' },
  async ({ newBrowser, registered, problems }) => {
    // The connections of the process that is killed.
    problems.allow(/ERR_CONNECTION|WebSocket|502|ERR_EMPTY_RESPONSE|request failed/);
    const patient = await registered('Paula', 'Prozess');
    const id = await openRoom(patient);
    const at = async (number: 0 | 1) => {
      const page = await newBrowser({ baseURL: behind.baseUrl });
      await page.context().addCookies([{ name: processCookie, value: String(number), url: behind.baseUrl }]);
      return page;
    };
    const [page, desk] = [await at(0), await at(1)];
    await signIn(page, patient);
    await enterAsPatient(page, id);
    await expect(page.getByText('Wartezimmer')).toBeVisible();
    await signIn(desk, { email: cast.doctor.email, password: demoPassword });
    await enterAsDoctor(desk, id);
    await Promise.all([expectMoving(page), expectMoving(desk)]);
    await page.getByRole('button', { name: 'Nachrichten' }).click();
    const say = async (text: string): Promise<void> => {
      await page.getByLabel('Ihre Nachricht').fill(text);
      await page.getByRole('button', { name: 'Senden' }).click();
    };
    await say('Hören Sie mich?');
    await expect(desk.getByText('Hören Sie mich?')).toBeVisible();

    await behind.kill(1);
    await expect(desk.getByText('Wir stellen die Verbindung zum Raum wieder her.', { exact: false })).toBeVisible();
    await Promise.all([expectMoving(page), expectMoving(desk)]);
    await behind.restart(1);
    const restarted = performance.now();
    await expect(desk.getByText('Wir stellen die Verbindung zum Raum wieder her.', { exact: false })).toBeHidden();
    await expect(async () => {
      await say('Und jetzt?');
      await expect(desk.getByText('Und jetzt?').first()).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 5_000 });
    expect(performance.now() - restarted).toBeLessThan(5_000);
    await Promise.all([expectMoving(page), expectMoving(desk)]);
  },
);
