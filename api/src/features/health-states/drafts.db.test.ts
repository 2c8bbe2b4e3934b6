import { definitions } from '@blattwerk/contract/health-states/definitions/definitions';
import type { QuestionnaireDraft } from '@blattwerk/contract/health-states/draft';
import { buildHealthState } from '../../../../seeds/factories/health-states.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { publishDefinitions } from './publish-definitions.ts';

const base = '/api/v1/backoffice/questionnaire-drafts';
const title = { de: 'Ihre Beschwerden', en: 'Your complaints' };
const why = { de: 'Damit beginnt das Gespräch.', en: 'This is where the talk begins.' };
let app: TestApp;
let admin: string;
/** A published version stays, also from test to test. */
let newest: number;

beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  admin = await app.tokenOf(await buildAdmin(app.knex));
  newest = (await app.knex('questionnaire_definitions').max('version as version').first())?.version;
});

afterEach(() => app.knex('questionnaire_drafts').del());

const start = async (): Promise<QuestionnaireDraft> => (await app.send('post', base, {}, admin).expect(201)).body;
const edit = (draft: { id: string; version: number }, words: object) => app.send('patch', `${base}/${draft.id}`, { version: draft.version, ...words }, admin);
const act = (id: string, action: string) => app.send('post', `${base}/${id}/${action}`, {}, admin);
/** Other words each time, for an earlier test may have published its own. */
let wordings = 0;
const level = (words: object = {}) => ({
  key: 'symptomsLevel',
  text: { de: 'Wie stark war es in den letzten zwei Wochen?', en: 'How strong was it in the last two weeks?' },
  label: { de: `Stärke ${(wordings += 1)}`, en: 'Level' },
  help: null,
  why,
  ends: { low: { de: '1: kaum', en: '1: hardly' }, high: { de: '10: unerträglich', en: '10: unbearable' } },
  ...words,
});

test('new words are a draft that no patient reads until it is published', async () => {
  const draft = await start();
  expect(draft).toMatchObject({ basedOn: newest, version: 1, changeCount: 0, abilities: ['update', 'discard'] });
  expect(draft.definition.steps).toEqual((await app.knex('questionnaire_definitions').where({ version: newest }).first()).steps);
  const edited = (await edit(draft, { step: { key: 'illness', title, why } }).expect(200)).body;
  const again = (await edit(edited, { question: level() }).expect(200)).body;
  expect(again).toMatchObject({ version: 3, changeCount: 2, abilities: ['update', 'publish', 'discard'] });
  const patient = await app.tokenOf(await buildPatient(app.knex));
  expect((await app.get('/api/v1/clients/health-state/definition', patient)).body.version).toBe(newest);
});

test('a published draft is the version that is asked from now on, and earlier answers keep theirs', async () => {
  const earlier = await buildHealthState(app.knex, { definition: newest });
  const draft = (await edit(await start(), { question: level() }).expect(200)).body;
  const { body } = await act(draft.id, 'publish').expect(200);
  expect(body).toMatchObject({ version: newest + 1, abilities: [] });
  expect((await app.get(base, admin)).body).toMatchObject({ items: [], total: 0 });
  const patient = await buildPatient(app.knex);
  const token = await app.tokenOf(patient);
  const asked = (await app.get('/api/v1/clients/health-state/definition', token).expect(200)).body;
  const question = asked.steps[0].questions.find(({ key }: { key: string }) => key === 'symptomsLevel');
  expect([asked.version, question.text.de, question.help]).toEqual([newest + 1, level().text.de, undefined]);
  expect((await app.send('patch', '/api/v1/clients/health-state', { symptomsLevel: 3 }, token).expect(200)).body.definition).toBe(newest + 1);
  const kept = (await app.get('/api/v1/clients/health-state', await app.tokenOf({ id: earlier.patientId }))).body;
  expect(kept.definition).toBe(newest);
  await publishDefinitions(app.knex);
  expect(await app.knex('questionnaire_definitions').max('version as version').first()).toEqual({ version: newest + 1 });
});

test('a version that comes with the code later is numbered behind those of the back office', async () => {
  const draft = (await edit(await start(), { question: level() }).expect(200)).body;
  await act(draft.id, 'publish').expect(200);
  const later = { ...definitions[0]!, version: definitions.length + 1, publishedAt: '2030-01-01T00:00:00.000Z' };
  await publishDefinitions(app.knex, [...definitions, later]);
  await publishDefinitions(app.knex, [...definitions, later]);
  const rows = await app.knex('questionnaire_definitions').where('version', '>', newest).orderBy('version').select('version', 'release');
  expect(rows).toEqual([
    { version: newest + 1, release: null },
    { version: newest + 2, release: definitions.length + 1 },
  ]);
});

test('a draft that changes nothing is not published, nor one whose version is no longer the newest', async () => {
  const draft = await start();
  expect((await act(draft.id, 'publish').expect(409)).body.code).toBe('invalid.status');
  await edit(draft, { question: level() }).expect(200);
  await app.knex('questionnaire_definitions').insert({ version: newest + 1, steps: JSON.stringify(draft.definition.steps), publishedAt: new Date() });
  expect((await act(draft.id, 'publish').expect(409)).body.code).toBe('invalid.status');
});

test.each([
  ['a question that is not asked', { question: level({ key: 'shoeSize' }) }],
  ['a step that there is not', { step: { key: 'shoes', title, why } }],
  ['choices where there are none', { question: level({ options: [{ value: 'a', text: title, hint: null }] }) }],
  ['no ends of a scale', { question: { ...level(), ends: undefined } }],
])('words for %s are refused', async (_case, words) => {
  const draft = await start();
  expect((await edit(draft, words).expect(422)).body.code).toBe('server.unprocessableEntity');
});

test('choices keep their values and their order', async () => {
  const draft = await start();
  const duration = draft.definition.steps[0]!.questions.find(({ key }) => key === 'symptomsDuration')!;
  const options = duration.options!.map(({ value }) => ({ value, text: title, hint: null }));
  const question = { key: duration.key, text: title, label: title, help: null, why: null, options: options.toReversed() };
  await edit(draft, { question }).expect(422);
  const { body } = await edit(draft, { question: { ...question, options } }).expect(200);
  expect(body.definition.steps[0].questions.find(({ key }: { key: string }) => key === duration.key)).toEqual({
    ...{ key: duration.key, kind: 'choice', text: title, label: title },
    options: options.map(({ value, text }) => ({ value, text })),
  });
});

test('there is one draft: a second beginning leads to the first, also at the same moment, and a discarded one is gone', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  expect(other.id).toBe(one.id);
  await act(one.id, 'discard');
  expect((await app.get(`${base}/${one.id}`, admin)).status).toBe(404);
  expect((await start()).id).not.toBe(one.id);
});

test('the application cannot change or remove a published version', async () => {
  for (const statement of ['UPDATE questionnaire_definitions SET version = 9', 'DELETE FROM questionnaire_definitions'])
    await expect(
      app.knex.transaction(async (trx) => {
        await trx.raw('SET LOCAL ROLE blattwerk_app');
        await trx.raw(statement);
      }),
    ).rejects.toThrow('permission denied');
});

test('doctors have no drafts', async () => {
  const doctor = await app.tokenOf(await buildDoctor(app.knex));
  expect((await app.get(base, doctor)).status).toBe(403);
});
