import { buildLegalHold } from '../../../../seeds/factories/legal-holds.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { deleteUnsent } from './delete-person.ts';
import { runErasure } from './run.service.ts';
import { deleteDueRecords } from './sealed-records.service.ts';

let test: TestApp;
let patientId: string;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(async () => void ({ id: patientId } = await buildPatient(test.knex)));

const liftAll = async () =>
  test
    .knex('legal_holds')
    .where({ patientId })
    .update({ liftedBy: (await buildAdmin(test.knex)).id, liftedAt: new Date(), liftReason: 'Verfahren ist beendet' });

describe('Under a legal hold', () => {
  it('an erasure closes the account, deletes nothing, and goes on when the hold is lifted', async () => {
    await buildLegalHold(test.knex, { patientId });
    const admin = await test.tokenOf(await buildAdmin(test.knex));
    await test.send('post', `/api/v1/backoffice/patients/${patientId}/erase`, { reason: 'Anfrage per Brief vom Montag' }, admin).expect(204);
    const { id } = await test.knex('erasures').where({ userId: patientId }).first('id');
    await runErasure(test.ctx, id);
    const held = await test.knex('erasures').where({ id }).first();
    expect(held.status).toBe('running');
    expect(Object.keys(held.steps).toSorted()).toEqual(['recipients', 'refunds', 'requests']);
    expect(await test.knex('users').where({ id: patientId }).first()).toMatchObject({ status: 'deleted' });
    await liftAll();
    await runErasure(test.ctx, id);
    await test.knex('mails').where({ recipientId: patientId }).update({ status: 'sent' });
    await runErasure(test.ctx, id);
    expect(await test.knex('erasures').where({ id }).first()).toMatchObject({ status: 'done' });
  });

  it('sealed records and unsent questionnaires stay beyond their time', async () => {
    const at = new Date(Date.now() - 40 * 86_400_000);
    await buildLegalHold(test.knex, { patientId });
    const { id } = await buildTreatment(test.knex, { patientId, status: 'cancelled', submittedAt: null });
    await test.knex('treatments').where({ id }).update({ updatedAt: at });
    await test.knex('sealed_records').insert({ userId: patientId, email: 'a@b.example', firstName: 'Kim', lastName: 'Muster', sealedAt: at, deleteAfter: at });
    const left = async () => [(await test.knex('sealed_records').where({ userId: patientId })).length, (await test.knex('treatments').where({ id })).length];
    const clean = async () => {
      await deleteUnsent(test.ctx, { before: test.clock.now() });
      await deleteDueRecords(test.ctx);
    };
    await clean();
    expect(await left()).toEqual([1, 1]);
    await liftAll();
    await clean();
    expect(await left()).toEqual([0, 0]);
  });
});
