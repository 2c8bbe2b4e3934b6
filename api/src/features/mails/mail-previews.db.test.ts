import { buildAdmin } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

test('an administrator sees each mail with sample data and sends one to the own address, in both languages', async () => {
  const admin = await buildAdmin(app.knex, { email: 'ada@blattwerk.example' });
  const token = await app.tokenOf(admin);
  const office = '/api/v1/backoffice/mail-templates';
  const { items } = (await app.get(office, token).expect(200)).body;
  expect(items.length).toBeGreaterThan(50);
  expect(JSON.stringify(items)).not.toContain('{{');
  const { body } = await app.get(`${office}/confirm-email/preview?locale=en`, token).expect(200);
  expect(body).toMatchObject({
    subject: expect.stringContaining('email'),
    text: expect.stringContaining('048213'),
    html: expect.stringContaining('<html lang="en">'),
    versions: expect.arrayContaining([{ version: 1, since: expect.stringMatching(/^2026-/) }]),
  });
  for (const [locale, subject] of [
    ['de', 'Neues im November'],
    ['en', 'News in November'],
  ])
    expect((await app.get(`${office}/newsletter-issue/preview?locale=${locale}`, token).expect(200)).body).toMatchObject({ subject });
  await app.send('post', `${office}/confirm-email/test`, { locale: 'de' }, token).expect(200, { to: 'ada@blattwerk.example' });
  expect(app.mails).toMatchObject([{ to: 'ada@blattwerk.example', subject: expect.stringMatching(/^\[Test\] /) }]);
  await app.get(`${office}/no-such-mail/preview?locale=de`, token).expect(404);
});
