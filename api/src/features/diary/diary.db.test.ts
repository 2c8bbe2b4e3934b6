import { buildDiaryEntry } from '../../../../seeds/factories/diary.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newId } from '../../kernel/ids.ts';

const base = '/api/v1/clients/diary';
let test: TestApp;
let patient: { id: string };
let token: string;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(async () => {
  patient = await buildPatient(test.knex);
  token = await test.tokenOf(patient);
});

const day = (days = 0): string => new Date(test.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const content = (more: object = {}) => ({ on: day(), dose: { amount: 0.15, unit: 'g' }, effect: 7, sideEffects: ['dry_mouth'], note: 'Am Abend.', ...more });
const add = (more: object = {}, as = token) => test.send('post', base, content(more), as);
const list = async (query = '', as = token) => (await test.get(`${base}${query}`, as).expect(200)).body;

describe('The therapy diary', () => {
  it('keeps day, dose, medicine, effect, side effects and note, the latest day first', async () => {
    const { id: prescriptionId, productId, productName, treatmentId } = await buildPrescription(test.knex);
    const { patientId } = await test.knex('treatments').where({ id: treatmentId }).first('patientId');
    const owner = await test.tokenOf({ id: patientId });
    await add({ on: day(-2), effect: 4, prescriptionId }, owner).expect(201);
    await add({ note: undefined, sideEffects: undefined, dose: { amount: 3, unit: 'drop' } }, owner).expect(201);
    const { items, total, medicines } = await list('', owner);
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { on: day(), version: 1, dose: { amount: 3, unit: 'drop' }, medicineName: null, effect: 7, sideEffects: [], note: null },
      { on: day(-2), dose: { amount: 0.15, unit: 'g' }, prescriptionId, productId, medicineName: productName, effect: 4, sideEffects: ['dry_mouth'] },
    ]);
    expect(medicines).toEqual([{ prescriptionId, productId, name: productName, unit: 'g' }]);
  });

  it('stores an entry once that its device sends twice, one after the other or at the same time', async () => {
    const clientId = newId();
    const first = await add({ clientId }).expect(201);
    const again = await add({ clientId, effect: 2 }).expect(200);
    expect(again.body).toEqual(first.body);
    const other = newId();
    const answers = await Promise.all([1, 2, 3].map(() => add({ clientId: other })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect((await list()).total).toBe(2);
    const stranger = await test.tokenOf(await buildPatient(test.knex));
    await add({ clientId }, stranger).expect(201);
  });

  it('is corrected by a new version, and the earlier one stays', async () => {
    const { body } = await add().expect(201);
    const corrected = await test.send('put', `${base}/${body.id}`, { ...content({ effect: 3, note: '' }), version: 1 }, token).expect(200);
    expect(corrected.body).toMatchObject({ id: body.id, version: 2, effect: 3, note: null });
    expect((await list()).items).toMatchObject([{ version: 2 }]);
    expect(await test.knex('diary_versions').where({ entryId: body.id }).orderBy('version').pluck('effect')).toEqual([7, 3]);
    const stale = await test.send('put', `${base}/${body.id}`, { ...content({ effect: 9 }), version: 1 }, token).expect(409);
    expect(stale.body).toMatchObject({ code: 'server.conflict', details: { current: { version: 2, effect: 3 } } });
  });

  it('is deleted with all versions, and a device that sends the entry late does not bring it back', async () => {
    const clientId = newId();
    const { body } = await add({ clientId }).expect(201);
    await test.send('put', `${base}/${body.id}`, { ...content({ effect: 3 }), version: 1 }, token).expect(200);
    await test.send('delete', `${base}/${body.id}`, undefined, token).expect(204);
    expect(await test.knex('diary_versions').where({ entryId: body.id })).toEqual([]);
    expect((await add({ clientId })).body.code).toBe('diary.entryDeleted');
    await test.send('delete', `${base}/${body.id}`, undefined, token).expect(404);
    await test.send('put', `${base}/${body.id}`, { ...content(), version: 1 }, token).expect(404);
    expect((await list()).total).toBe(0);
  });

  it('takes no day that has not come, no foreign prescription, no unknown product and nothing out of range', async () => {
    expect((await add({ on: day(3) })).body.code).toBe('diary.dayInFuture');
    const { id: prescriptionId } = await buildPrescription(test.knex);
    expect((await add({ prescriptionId })).body.code).toBe('product.notFound');
    expect((await add({ productId: newId() })).body.code).toBe('product.notFound');
    for (const wrong of [
      { effect: 0 },
      { effect: 11 },
      { dose: { amount: 0, unit: 'g' } },
      { dose: { amount: 1, unit: 'kg' } },
      { sideEffects: ['euphoria'] },
    ]) {
      await add(wrong).expect(400);
    }
    expect((await list()).total).toBe(0);
  });

  it('holds 24 entries a day', async () => {
    for (let count = 0; count < 24; count += 1) await buildDiaryEntry(test.knex, { patientId: patient.id, takenOn: day() });
    expect((await add()).body.code).toBe('diary.tooMany');
    await add({ on: day(-1) }).expect(201);
  });

  it('is read by days, and as a file for spreadsheets', async () => {
    await add({ on: day(-200), note: '=1+1' }).expect(201);
    await add().expect(201);
    expect((await list()).total).toBe(1);
    expect((await list(`?from=${day(-200)}`)).total).toBe(2);
    expect((await list(`?from=${day(-210)}&to=${day(-190)}`)).total).toBe(1);
    const file = await test.get(`${base}/export?from=${day(-200)}`, token).expect(200);
    expect(file.headers['content-disposition']).toContain(`"blattwerk-${day()}.csv"`);
    const [head, first, second] = String(file.text ?? file.body).split('\r\n');
    expect(head).toContain('Tag;Mittel;Dosis');
    expect(first).toBe(`${day(-200)};;0,15;g;7;Trockener Mund;"'=1+1"`);
    expect(second).toBe(`${day()};;0,15;g;7;Trockener Mund;Am Abend.`);
  });

  it('is its owner’s alone', async () => {
    const { body } = await add().expect(201);
    const stranger = await test.tokenOf(await buildPatient(test.knex));
    expect((await list('', stranger)).items).toEqual([]);
    await test.send('put', `${base}/${body.id}`, { ...content(), version: 1 }, stranger).expect(404);
    await test.send('delete', `${base}/${body.id}`, undefined, stranger).expect(404);
    expect((await list()).total).toBe(1);
  });
});
