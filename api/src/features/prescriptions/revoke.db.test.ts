import type { prescriptionStatuses } from '@blattwerk/contract/prescriptions/states';
import { buildPharmacy } from '../../../../seeds/factories/pharmacies.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildDoctor, buildPharmacyUser } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

const office = '/api/v1/backoffice/prescriptions';
let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const body = { reason: 'error', text: 'Falsche Stärke verordnet.' };
const world = async (status: (typeof prescriptionStatuses)[number]) => {
  const doctor = await buildDoctor(app.knex);
  const staff = await buildPharmacyUser(app.knex);
  const { id: treatmentId, patientId } = await buildTreatment(app.knex, { status: 'approved', doctorId: doctor.id });
  const { id } = await buildPrescription(app.knex, { treatmentId, doctorId: doctor.id, status, pharmacyId: staff.pharmacyId });
  return { id, treatmentId, patientId, token: await app.tokenOf(doctor), staffToken: await app.tokenOf(staff) };
};
const act = (id: string, action: string, token: string, input: object = {}) => app.send('post', `${office}/${id}/${action}`, input, token);
const rowOf = (id: string) => app.knex('prescriptions').where({ id }).first();
const auditOf = async (id: string): Promise<string[]> =>
  (await app.knex('audit_events').where({ objectId: id }).whereNot({ action: 'prescription.read' }).orderBy('id')).map(({ action }) => action);

describe('Revoking a prescription', () => {
  it('makes it void at once and tells the pharmacy and the patient, without a word about health', async () => {
    const { id, token, staffToken, patientId, treatmentId } = await world('sent');
    const answer = await act(id, 'revoke', token, body).expect(200);
    expect(answer.body).toMatchObject({ status: 'revoked', revokeReason: 'error', revokeText: body.text, abilities: [] });
    expect(await rowOf(id)).toMatchObject({ status: 'revoked', revokedAt: app.clock.now() });
    expect((await app.knex('prescription_deliveries').where({ prescriptionId: id }).first()).voidedAt).not.toBeNull();
    expect((await app.knex('sendings').where({ treatmentId }).first()).endedAt).not.toBeNull();
    expect((await app.knex('prescription_events').where({ prescriptionId: id }).orderBy('id', 'desc').first()).kind).toBe('revoked');
    const [toPharmacy] = await app
      .knex('mails')
      .where({ template: 'prescription-revoked' })
      .whereRaw(`params->>'path' = ?`, [`/admin/inbox/${id}`]);
    expect(Object.keys(toPharmacy.params).sort()).toEqual(['number', 'path', 'pharmacyName']);
    expect(await app.knex('mails').where({ template: 'prescription-changed', recipientId: patientId })).toHaveLength(1);
    const seen = await app.get(`${office}/${id}`, staffToken).expect(200);
    expect(seen.body).toMatchObject({ status: 'revoked', revokeReason: 'error', revokeText: null, productName: null, patient: null, abilities: [] });
    await act(id, 'accept', staffToken).expect(409, /prescription.cantProcessed/);
  });

  it('gives staff a call to make where neither mail nor account reaches the pharmacy', async () => {
    const doctor = await buildDoctor(app.knex);
    const { id: pharmacyId } = await buildPharmacy(app.knex, { email: null });
    const { id, treatmentId } = await buildPrescription(app.knex, { doctorId: doctor.id, status: 'received', pharmacyId });
    await act(id, 'revoke', await app.tokenOf(doctor), body).expect(200);
    const { id: sendingId } = await app.knex('sendings').where({ treatmentId }).first();
    expect(await app.knex('delivery_tasks').where({ sendingId })).toEqual([expect.objectContaining({ kind: 'tell-void', status: 'open' })]);
  });

  it('gives staff nothing to tell while they have yet to pass it on', async () => {
    const doctor = await buildDoctor(app.knex);
    const { id: pharmacyId } = await buildPharmacy(app.knex, { email: null });
    const { id, treatmentId } = await buildPrescription(app.knex, { doctorId: doctor.id, status: 'passing-on', pharmacyId });
    await act(id, 'revoke', await app.tokenOf(doctor), body).expect(200);
    const { id: sendingId } = await app.knex('sendings').where({ treatmentId }).first();
    expect(await app.knex('delivery_tasks').where({ sendingId })).toEqual([]);
  });

  it.each(['issued', 'passing-on', 'sent', 'received', 'in-preparation', 'ready', 'returned'] as const)('is possible when it is %s', async (status) => {
    const { id, token } = await world(status);
    await act(id, 'revoke', token, body).expect(200);
  });

  it.each([
    ['partly-dispensed', 'prescription.alreadyDispensed'],
    ['dispensed', 'prescription.alreadyDispensed'],
    ['revoked', 'prescription.cantProcessed'],
    ['replaced', 'prescription.cantProcessed'],
    ['expired', 'prescription.cantProcessed'],
  ] as const)('is refused when it is %s', async (status, code) => {
    const { id, token } = await world(status);
    const answer = await act(id, 'revoke', token, body);
    expect([answer.status, answer.body.code]).toEqual([409, code]);
    expect((await rowOf(id)).status).toBe(status);
  });

  it('is another doctor’s no more than the prescription is', async () => {
    const { id } = await world('sent');
    await act(id, 'revoke', await app.tokenOf(await buildDoctor(app.knex)), body).expect(404);
  });

  it.each([
    ['accept', 'sent', 'received'],
    ['dispense', 'ready', 'dispensed'],
  ] as const)('has one outcome when the pharmacy presses "%s" at the same moment', async (action, from, to) => {
    for (let round = 0; round < 5; round += 1) {
      const { id, token, staffToken } = await world(from);
      const [taken, revoked] = await Promise.all([act(id, action, staffToken), act(id, 'revoke', token, body)]);
      const { status } = await rowOf(id);
      const steps = await auditOf(id);
      if (action === 'dispense') {
        const isDispensed = taken.status === 200;
        expect([taken.status, revoked.status, status]).toEqual(isDispensed ? [200, 409, to] : [409, 200, 'revoked']);
        expect(steps).toEqual([isDispensed ? 'prescription.dispense' : 'prescription.revoke']);
      } else {
        // Accepted first, it can still be revoked; revoked first, it cannot be accepted.
        expect([taken.status, revoked.status, status]).toEqual([taken.status === 200 ? 200 : 409, 200, 'revoked']);
        expect(steps).toEqual(taken.status === 200 ? ['prescription.accept', 'prescription.revoke'] : ['prescription.revoke']);
      }
    }
  });
});
