import { startTestApp, type TestApp } from '../../../test/app.ts';
import { isMailOrderAllowed } from './public.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const forbidFrom = (validFrom: string) =>
  app.knex('settings').insert({ key: 'law.mailOrderFlowers', value: JSON.stringify(false), validFrom, createdAt: app.clock.now() });
const asked = () =>
  Promise.all([
    isMailOrderAllowed(app.ctx, ['flower']),
    isMailOrderAllowed(app.ctx, ['extract', 'flower']),
    isMailOrderAllowed(app.ctx, ['extract', 'vape', 'edible']),
    isMailOrderAllowed(app.ctx, []),
  ]);

test('mail order of flowers ends on the start date of the setting, and that of other medicines does not', async () => {
  await forbidFrom('2027-03-01T00:00:00.000+01:00');
  app.clock.set('2027-02-28T22:59:59.000Z');
  expect(await asked()).toEqual([true, true, true, true]);
  app.clock.set('2027-02-28T23:00:00.000Z');
  expect(await asked()).toEqual([false, false, true, true]);
});
