import { buildAdmin, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
let first: string;
let second: string;
let patientId: string;
beforeAll(async () => {
  test = await startTestApp();
  first = await test.tokenOf(await buildAdmin(test.knex));
  second = await test.tokenOf(await buildAdmin(test.knex));
});
afterAll(() => test.close());
beforeEach(async () => void ({ id: patientId } = await buildPatient(test.knex)));

const office = () => `/api/v1/backoffice/patients/${patientId}`;
const reason = 'Rechtsstreit vor dem Landgericht';
const set = (until = '2099-12-31') => test.send('post', `${office()}/legal-holds`, { reason, until }, first);
const lift = (id: string, token: string) => test.send('post', `${office()}/lift-legal-hold`, { holdId: id, reason: 'Verfahren ist beendet' }, token);

describe('A legal hold', () => {
  it('is set with reason and end, and lifted by another administrator only', async () => {
    expect((await set('2020-01-01').expect(400)).body.code).toBe('legalHold.past');
    const { body } = await set().expect(201);
    expect(body).toMatchObject({ reason, until: '2099-12-31', isActive: true, abilities: [] });
    expect((await lift(body.id, first).expect(403)).body.code).toBe('legalHold.fourEyes');
    expect((await lift(body.id, second).expect(200)).body).toMatchObject({ isActive: false, liftReason: 'Verfahren ist beendet' });
    expect((await lift(body.id, second).expect(409)).body.code).toBe('legalHold.over');
    const { items } = (await test.get(`${office()}/legal-holds`, second).expect(200)).body;
    expect(items).toHaveLength(1);
    const actions = await test.knex('audit_events').where({ patientId }).whereNotNull('reason').orderBy('id').pluck('action');
    expect(actions).toEqual(['legal-hold.set', 'legal-hold.lift']);
  });
});
