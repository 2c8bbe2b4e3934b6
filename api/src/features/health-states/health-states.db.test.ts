import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildHealthState, completeAnswers } from '../../../../seeds/factories/health-states.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';

const path = '/api/v1/clients/health-state';
let app: TestApp;
let patient: { id: string };
let token: string;

beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  patient = await buildPatient(app.knex);
  token = await app.tokenOf(patient);
});

const save = (body: object) => app.send('patch', path, body, token);
const complete = (body: object) => app.send('post', path, body, token);
const safetyAnswers = () => app.knex('safety_answers').where({ patientId: patient.id }).orderBy('id').select('criterion', 'isConfirmed', 'answeredAt');

test('who has not begun has no questionnaire', async () => {
  const answer = await app.get(path, token);
  expect([answer.status, answer.body.code]).toEqual([404, 'health.state.notFound']);
  expect((await app.get(`${path}?orNone=true`, token).expect(200)).body).toEqual({ status: 'none' });
});

test('parts are saved one by one into one draft that says what is missing', async () => {
  await save({ symptoms: ['migraine-headaches'], symptomsLevel: 7 }).expect(200);
  const second = await save({ criteriaConfirm: { psychosis: true } }).expect(200);
  expect(second.body).toMatchObject({ status: 'draft', version: 1, symptoms: ['migraine-headaches'], symptomsLevel: 7, criteriaConfirm: { psychosis: true } });
  expect(second.body.missing).toContain('criteriaConfirm.heart');
  expect((await app.get(path, token)).body).toEqual(second.body);
});

test('completing with something missing is refused, says what, and keeps what was typed', async () => {
  const answer = await complete({ symptoms: ['other'], symptomsLevel: 3 });
  expect([answer.status, answer.body.code]).toEqual([422, 'treatment.incomplete']);
  expect(answer.body.details.missing).toEqual(expect.arrayContaining(['symptomsDuration', 'complaints', 'agreement']));
  expect((await app.get(path, token)).body).toMatchObject({ status: 'draft', symptomsLevel: 3 });
});

test('a criterion that applies ends the request, and the changed answer stays on record', async () => {
  await save({ criteriaConfirm: { heart: true } });
  const answers = completeAnswers(patient.id);
  const refused = await complete({ ...answers, criteriaConfirm: { ...answers.criteriaConfirm, heart: false } });
  expect([refused.status, refused.body.code, refused.body.details]).toEqual([422, 'health.state.criteriaNotConfirmed', { criteria: ['heart'] }]);
  app.clock.advance(14_000);
  await complete({ criteriaConfirm: { heart: true } }).expect(200);
  const heart = (await safetyAnswers()).filter(({ criterion }) => criterion === 'heart');
  expect(heart.map(({ isConfirmed }) => isConfirmed)).toEqual([true, false, true]);
  expect(heart[2].answeredAt.getTime() - heart[1].answeredAt.getTime()).toBe(14_000);
});

test('a complete one is never changed: the next save is a new version that starts as its copy', async () => {
  const first = await complete(completeAnswers(patient.id)).expect(200);
  expect(first.body).toMatchObject({ status: 'complete', version: 1, missing: [] });
  const next = await save({ symptomsLevel: 2 }).expect(200);
  expect(next.body).toMatchObject({ status: 'draft', version: 2, symptomsLevel: 2, complaints: first.body.complaints });
  expect((await app.knex('health_states').where({ patientId: patient.id, version: 1 }).first()).answers.symptomsLevel).toBe(first.body.symptomsLevel);
});

test('completing again without a change stays the same version', async () => {
  const first = await complete(completeAnswers(patient.id)).expect(200);
  expect((await complete({}).expect(200)).body).toEqual(first.body);
});

test('products come from the catalogue, three at most, each once', async () => {
  const products = [await buildProduct(app.knex), await buildProduct(app.knex), await buildProduct(app.knex), await buildProduct(app.knex)];
  const [one, two] = products.map(({ id }) => ({ productId: id }));
  const four = await save({ requestedProducts: products.map(({ id }) => ({ productId: id })) });
  expect([four.status, four.body.code]).toEqual([422, 'health.state.tooManyProducts']);
  const saved = await save({ requestedProducts: [one, two, one, { wish: { strainName: 'Mondlicht', amount: 10 } }] });
  expect(saved.body.requestedProducts).toHaveLength(3);
  expect(saved.body.requestedProducts[0]).toMatchObject({ productId: one?.productId, name: products[0]?.name });
  expect(saved.body.requestedProducts[0]).toMatchObject({ unit: 'g', amount: null });
  const amounts = await save({ requestedProducts: [{ ...one, amount: 12.5 }] }).expect(200);
  expect(amounts.body.requestedProducts).toMatchObject([{ productId: one?.productId, amount: 12.5 }]);
  await save({ requestedProducts: [{ ...one, amount: 101 }] }).expect(400);
  const unknown = await save({ requestedProducts: [{ productId: '00000000-0000-4000-8000-000000000000' }] });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'product.notFound']);
  const unpublished = await buildProduct(app.knex, { publishedAt: null });
  expect((await save({ requestedProducts: [{ productId: unpublished.id }] })).body.code).toBe('product.notFound');
});

test('two tabs that begin at the same moment share one draft', async () => {
  const answers = await Promise.all([save({ symptomsLevel: 4 }), save({ usageType: 'oral' })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await app.get(path, token)).body).toMatchObject({ version: 1, symptomsLevel: 4, usageType: 'oral' });
});

test('an answer that the questionnaire does not know is refused by its name', async () => {
  const answer = await save({ symptomsLevel: 11 });
  expect([answer.status, answer.body.code, answer.body.details.fields[0].path]).toEqual([400, 'server.badRequest', 'symptomsLevel']);
});

test('no patient reads the questionnaire of another one', async () => {
  await buildHealthState(app.knex, { patientId: (await buildPatient(app.knex)).id });
  expect((await app.get(path, token)).status).toBe(404);
});

test('how many products a request names at most is a setting, which holds for what is named from then on', async () => {
  const products = await Promise.all([0, 1].map(() => buildProduct(app.knex)));
  const requestedProducts = products.map(({ id }) => ({ productId: id, amount: 10 }));
  await save({ requestedProducts }).expect(200);
  await app.knex('settings').insert({ key: 'treatment.maxProducts', value: '1', validFrom: app.clock.now() });
  const refused = await save({ requestedProducts }).expect(422);
  expect(refused.body).toMatchObject({ code: 'health.state.tooManyProducts', message: 'Sie können nur ein Produkt angeben.', details: { most: 1 } });
  await save({ symptomsLevel: 4 }).expect(200);
  expect((await app.get('/api/v1/clients/operator').expect(200)).body).toMatchObject({ maxProducts: 1, cookieQuestionSeconds: 15 });
  app.clock.advance(1000);
  await app.knex('settings').insert({ key: 'treatment.maxProducts', value: '3', validFrom: app.clock.now() });
  await save({ requestedProducts }).expect(200);
});
