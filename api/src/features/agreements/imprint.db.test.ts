import { buildAdmin } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration, later } from '../../kernel/clock.ts';
import { noteOperator } from '../settings/public.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const read = async (query = '') => (await app.get(`/api/v1/clients/imprint${query}`).expect(200)).body;
const first = { OPERATOR_HELP_EMAIL: 'hilfe@betreiber.de', OPERATOR_IMPRINT: 'Betreiber GmbH, Torstraße 1, 10119 Berlin' };

test('the legal notice has a version for each day on which the operator changed, and says what is different', async () => {
  const before = await read();
  expect(before).toMatchObject({ version: 1, changes: null });
  expect(before.sections[0].paragraphs[0]).toContain('Vorführung');

  await noteOperator(app.knex, app.clock, first);
  await noteOperator(app.knex, app.clock, first);
  const started = await read();
  expect(started).toMatchObject({ version: 1, changes: null, versions: [{ version: 1 }] });
  expect(started.sections[0].paragraphs).toEqual([first.OPERATOR_IMPRINT]);

  app.clock.advance(duration.days);
  const token = await app.tokenOf(await buildAdmin(app.knex));
  const set = (key: string, value: string, version: number, validFrom?: Date) =>
    app
      .send('patch', `/api/v1/backoffice/settings/${key}`, { value, version, ...(validFrom ? { validFrom: validFrom.toISOString() } : {}) }, token)
      .expect(200);
  await set('operator.imprint', 'Betreiber GmbH, Torstraße 2, 10119 Berlin', 1);
  await set('operator.helpEmail', 'fragen@betreiber.de', 1);
  // What begins later, and what the legal notice does not say, is no version of it.
  await set('operator.imprint', 'Andere GmbH', 2, later(app.clock.now(), 5 * duration.days));
  await set('operator.helpHours', 'Mo-Fr 08:00-16:00', 0);

  const moved = await read();
  expect(moved).toMatchObject({ version: 2, changes: { since: 1, wasSigned: false }, versions: [{ version: 2 }, { version: 1 }] });
  expect(moved.publishedOn > started.publishedOn).toBe(true);
  expect(moved.changes.sections.map(({ heading }: { heading: string }) => heading)).toEqual(['Anbieter', 'Kontakt']);
  expect(moved.changes.sections[0].paragraphs[0]).toContainEqual({ kind: 'added', text: '2, ' });
  expect((await read('?version=1')).sections).toEqual(started.sections);
  expect((await app.get('/api/v1/clients/imprint').set('Accept-Language', 'en').expect(200)).body).toMatchObject({ title: 'Imprint', version: 2 });
  await app.get('/api/v1/clients/imprint?version=3').expect(404);
});

test('a review is named with the day on which it was said, and no longer when it is taken back', async () => {
  const admin = await buildAdmin(app.knex);
  const set = async (value: { de: string; en: string }, version: number, note?: string) =>
    app.send('patch', '/api/v1/backoffice/settings/content.editorialReviewedBy', { value, version, note }, await app.tokenOf(admin)).expect(200);
  const reviews = async () => (await app.get('/api/v1/clients/operator').expect(200)).body.reviews;
  const by = { de: 'Kim Muster, Redaktion', en: 'Kim Muster, editor' };
  await set(by, 0);
  const { medical, editorial } = await reviews();
  expect({ medical, by: editorial.by }).toEqual({ medical: null, by });
  app.clock.advance(duration.days);
  await set({ ...by, en: '' }, 1, 'Alle Artikel noch einmal gelesen');
  const again = (await reviews()).editorial;
  expect([again.on > editorial.on, again.by]).toEqual([true, { de: by.de, en: by.de }]);
  app.clock.advance(duration.minutes);
  await set({ de: '', en: '' }, 2);
  expect((await reviews()).editorial).toBeNull();
  app.clock.advance(duration.minutes);
  // As it was noted before there were two languages.
  await app.knex('settings').insert({ key: 'content.editorialReviewedBy', value: JSON.stringify(by.de), validFrom: app.clock.now() });
  expect((await reviews()).editorial.by).toEqual({ de: by.de, en: by.de });
});
