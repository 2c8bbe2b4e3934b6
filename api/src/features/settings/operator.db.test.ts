import { buildAdmin } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { inTransaction } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { queueMail } from '../mails/public.ts';
import { noteOperator } from './operator.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const unset = {
  name: 'Blattwerk',
  helpPhone: '+493023125000',
  helpPhoneInGroups: '030 23125000',
  helpHours: 'Mo-Fr 09:00-17:00',
  reviews: { medical: null, editorial: null },
  maxProducts: 3,
  cookieQuestionSeconds: 15,
  contactAnswerDays: 2,
};
const given = { OPERATOR_HELP_EMAIL: 'hilfe@betreiber.de', OPERATOR_IMPRINT: 'Betreiber GmbH, Torstraße 1, 10119 Berlin' };
const note = (environment: typeof given) => noteOperator(app.knex, app.clock, environment);
const shown = async () => (await app.get('/api/v1/clients/operator').expect(200)).body;
const noted = async () => Number((await app.knex('settings').whereIn('note', Object.keys(given)).count({ n: '*' }))[0]?.['n']);

test('the demo shows an example; what the environment says is noted once, by however many processes', async () => {
  expect(await shown()).toEqual({ ...unset, helpEmail: 'hilfe@blattwerk.example', imprint: '' });
  await Promise.all([note(given), note(given), note(given)]);
  expect(await shown()).toEqual({ ...unset, helpEmail: given.OPERATOR_HELP_EMAIL, imprint: given.OPERATOR_IMPRINT });
  expect(await noted()).toBe(2);
});

test('every mail names it', async () => {
  await inTransaction(app.ctx, (ctx) =>
    queueMail(ctx, {
      template: 'newsletter-confirm',
      recipientAddress: 'erika@example.org',
      locale: 'de',
      params: { subscriptionId: newId(), askedAt: ctx.clock.now().toISOString() },
      dedupeKey: 'operator',
    }),
  );
  await app.runJobs();
  const { text, html } = app.mails.at(-1) ?? { text: '', html: '' };
  for (const words of [given.OPERATOR_HELP_EMAIL, given.OPERATOR_IMPRINT]) expect([text, html].map((body) => body.includes(words))).toEqual([true, true]);
  expect(text + html).not.toContain('blattwerk.example');
});

test('what the back office says later holds, until the environment says something new', async () => {
  const token = await app.tokenOf(await buildAdmin(app.knex));
  app.clock.advance(1000);
  await app.send('patch', '/api/v1/backoffice/settings/operator.helpEmail', { value: 'fragen@betreiber.de', version: 1 }, token).expect(200);
  await note(given);
  expect((await shown()).helpEmail).toBe('fragen@betreiber.de');
  app.clock.advance(1000);
  await note({ ...given, OPERATOR_HELP_EMAIL: 'neu@betreiber.de' });
  expect((await shown()).helpEmail).toBe('neu@betreiber.de');
  await app.send('patch', '/api/v1/backoffice/settings/operator.helpEmail', { value: 'keine Adresse', version: 3 }, token).expect(400);
});
