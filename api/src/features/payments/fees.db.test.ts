import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration, later } from '../../kernel/clock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('a visitor reads the fees as the settings have them today', async () => {
  const body = { depositCents: 1499, serviceCents: 1499, consultationCents: 1499, currency: 'EUR' };
  await test.get('/api/v1/clients/fees').expect(200, body);
  const validFrom = (hours: number) => later(test.clock.now(), hours * duration.hours);
  await test.knex('settings').insert([
    { key: 'fees.depositCents', value: '1999', validFrom: validFrom(-1) },
    { key: 'fees.serviceCents', value: '2999', validFrom: validFrom(1) },
  ]);
  await test.get('/api/v1/clients/fees').expect(200, { ...body, depositCents: 1999 });
});
