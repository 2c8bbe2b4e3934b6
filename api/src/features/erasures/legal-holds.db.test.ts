import { buildLegalHold } from '../../../../seeds/factories/legal-holds.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { unsentParts } from './delete-person.ts';
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
    const [look] = await test
      .knex('pgboss.job')
      .where({ name: 'erasures.run', state: 'created' })
      .whereRaw(`data ->> 'erasureId' = ?`, [id])
      .orderBy('startAfter', 'desc');
    expect(look.startAfter.getTime() - test.clock.now().getTime()).toBe(86_400_000);
    await liftAll();
    await runErasure(test.ctx, id);
    await test.knex('mails').update({ status: 'sent' });
    await runErasure(test.ctx, id);
    expect(await test.knex('erasures').where({ id }).first()).toMatchObject({ status: 'done' });
  });

  it('an erasure goes on at once when the hold is lifted by hand', async () => {
    const { id: holdId } = await buildLegalHold(test.knex, { patientId });
    const admin = await test.tokenOf(await buildAdmin(test.knex));
    const office = `/api/v1/backoffice/patients/${patientId}`;
    await test.send('post', `${office}/erase`, { reason: 'Anfrage per Brief vom Montag' }, admin).expect(204);
    const { id } = await test.knex('erasures').where({ userId: patientId }).first('id');
    await runErasure(test.ctx, id);
    await test.knex('pgboss.job').where({ name: 'erasures.run' }).delete();
    await test.send('post', `${office}/lift-legal-hold`, { holdId, reason: 'Verfahren ist beendet' }, admin).expect(200);
    const [next] = await test.knex('pgboss.job').where({ name: 'erasures.run', state: 'created' });
    expect(next).toMatchObject({ data: { erasureId: id } });
    expect(next.startAfter.getTime()).toBeLessThan(Date.now() + 60_000);
  });

  it('sealed records and unsent questionnaires stay beyond their time', async () => {
    const at = new Date(Date.now() - 40 * 86_400_000);
    await buildLegalHold(test.knex, { patientId });
    const { id } = await buildTreatment(test.knex, { patientId, status: 'cancelled', submittedAt: null });
    await test.knex('treatments').where({ id }).update({ updatedAt: at });
    await test.knex('sealed_records').insert({ userId: patientId, email: 'a@b.example', firstName: 'Kim', lastName: 'Muster', sealedAt: at, deleteAfter: at });
    const left = async () => [(await test.knex('sealed_records').where({ userId: patientId })).length, (await test.knex('treatments').where({ id })).length];
    const clean = async () => {
      for (const part of unsentParts) await part(test.ctx, { before: test.clock.now(), limit: 100 });
      await deleteDueRecords(test.ctx);
    };
    await clean();
    expect(await left()).toEqual([1, 1]);
    await liftAll();
    await clean();
    expect(await left()).toEqual([0, 0]);
  });
});
