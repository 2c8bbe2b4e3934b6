import { caregiverLimits, type CaregiverLimit } from '@blattwerk/contract/caregivers/shapes';
import { buildCaregiver, type CaregiverRow } from '../../../../seeds/factories/caregivers.ts';
import { buildConsultation } from '../../../../seeds/factories/consultations.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildDoctor, buildPatient, type UserRow } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inReading, type Ctx, type Member } from '../../kernel/ctx.ts';
import { appointmentRows, pickupRows, progressRows } from './cared-for.queries.ts';

const others = '/api/v1/clients/cared-for';
const parts: Record<CaregiverLimit, (ctx: Ctx<Member>, id: string) => Promise<object[]>> = {
  progress: progressRows,
  appointments: appointmentRows,
  pickup: pickupRows,
};

let test: TestApp;
let patient: UserRow;
let reader: UserRow;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  patient = await buildPatient(test.knex, { firstName: 'Ada', lastName: 'Lind' });
  reader = await buildPatient(test.knex);
  token = await test.tokenOf(reader);
  const doctor = await buildDoctor(test.knex, { title: 'Dr. med.', firstName: 'Jo', lastName: 'Weiß' });
  const ready = await buildPrescription(test.knex, { patientId: patient.id, status: 'ready', productName: 'Rotbuche 19/1', instructions: 'Abends verdampfen' });
  await test
    .knex('prescriptions')
    .where({ id: ready.id })
    .update({ holdUntil: later(test.clock.now(), 3 * duration.days) });
  await buildConsultation(test.knex, { patientId: patient.id, doctorId: doctor.id });
  await buildConsultation(test.knex, { patientId: patient.id, doctorId: doctor.id, status: 'completed' });
});
afterAll(() => test.close());
beforeEach(() => test.knex('caregivers').delete());

const grant = (more: Partial<CaregiverRow> = {}) => buildCaregiver(test.knex, { patientId: patient.id, caregiverId: reader.id, ...more });
const as = ({ id }: { id: string }, role: Member['role'] = 'patient'): Ctx<Member> => ({
  ...test.ctx,
  trx: test.context.knex,
  actor: { role, id, status: 'active', sessionId: '', pharmacyId: null, isWorking: true } as Member,
});
/** What the database gives, whatever a handler would ask for. */
const rowsOf = async (who: Ctx<Member>, id: string): Promise<Record<string, number>> => {
  const counted: Record<string, number> = {};
  for (const [part, read] of Object.entries(parts)) counted[part] = (await inReading(who, (bound) => read(bound, id))).length;
  return counted;
};
const nothing = { progress: 0, appointments: 0, pickup: 0 };

describe('What a trusted person sees', () => {
  it.each(caregiverLimits)('by "%s" is that part and no other', async (limit) => {
    const { id } = await grant({ limits: [limit] });
    const { body } = await test.get(`${others}/${id}`, token).expect(200);
    const shown = { progress: body.progress, appointments: body.appointments, pickup: body.pickups };
    expect(Object.entries(shown).flatMap(([part, rows]) => (rows === null ? [] : [part]))).toEqual([limit]);
    expect(shown[limit]).toHaveLength(1);
    expect(await rowsOf(as(reader), id)).toEqual({ ...nothing, [limit]: 1 });
  });

  it('is the state, the appointment and what is needed at the counter, without answers, dose or price', async () => {
    const { id } = await grant();
    const { body } = await test.get(`${others}/${id}`, token).expect(200);
    expect(body).toMatchObject({
      name: 'Ada Lind',
      progress: [{ status: 'approved', next: 'collect' }],
      appointments: [{ doctorName: 'Dr. med. Jo Weiß', isByPhone: false }],
      pickups: [{ medicine: 'Rotbuche 19/1', code: 'K7M2PX', isHoldOver: false }],
    });
    expect(Object.keys(body.progress[0]).toSorted()).toEqual(['decidedAt', 'dueAt', 'next', 'number', 'status', 'submittedAt']);
    expect(JSON.stringify(body)).not.toMatch(/Abends|priceCents|reason|answers/);
  });

  it('is no medicine that a courier brings', async () => {
    const { id } = await grant();
    await test.knex('sendings').where({ patientId: patient.id }).update({ fulfilment: 'courier' });
    expect(await rowsOf(as(reader), id)).toMatchObject({ pickup: 0 });
    await test.knex('sendings').where({ patientId: patient.id }).update({ fulfilment: 'pickup' });
  });
});

describe('The calendar file of an appointment', () => {
  const fileOf = (id: string, appointmentId: string) => test.get(`${others}/${id}/appointments/${appointmentId}/calendar.ics`, token);

  it('names no person, leads to the page of the access, and is a line in the access log', async () => {
    const { id } = await grant({ limits: ['appointments'] });
    const { body } = await test.get(`${others}/${id}`, token).expect(200);
    const [{ id: appointmentId }] = body.appointments;
    const file = await fileOf(id, appointmentId).expect(200).expect('Content-Disposition', 'attachment; filename="blattwerk-termin.ics"');
    expect(file.text).toContain(`UID:${appointmentId}@`);
    expect(file.text).toMatch(/SUMMARY:Termin\r\n/);
    expect(file.text.replaceAll('\r\n ', '')).toContain(`/for-others/${id}\r\n`);
    expect(file.text).not.toMatch(/Lind|Weiß|DESCRIPTION|consultations\/[^/]/);
    expect(await test.knex('audit_events').where({ objectId: id }).orderBy('id').pluck('action')).toEqual([
      'caregiver.read-appointments',
      'caregiver.download-calendar',
    ]);
  });

  it('is not found without that limit, after the end, and for an appointment of another patient or one that is over', async () => {
    const { id: booked } = await test.knex('consultations').where({ patientId: patient.id, status: 'booked' }).first('id');
    const { id: over } = await test.knex('consultations').where({ patientId: patient.id, status: 'completed' }).first('id');
    const { id: foreign } = await buildConsultation(test.knex);
    const { id } = await grant();
    for (const other of [over, foreign]) await fileOf(id, other).expect(404);
    await test
      .knex('caregivers')
      .where({ id })
      .update({ limits: ['progress', 'pickup'] });
    await fileOf(id, booked).expect(404);
    await test
      .knex('caregivers')
      .where({ id })
      .update({ limits: ['appointments'], endsAt: new Date(0) });
    await fileOf(id, booked).expect(404);
    expect(await test.knex('audit_events').where({ objectId: id })).toEqual([]);
  });
});

describe('The database gives nothing', () => {
  it('to another account, to the patient’s doctor or to nobody', async () => {
    const { id } = await grant();
    const stranger = await buildPatient(test.knex);
    for (const who of [as(stranger), as(patient), as(reader, 'doctor'), as(reader, 'admin')]) expect(await rowsOf(who, id)).toEqual(nothing);
    expect((await test.context.knex.raw('SELECT FROM caregiver_pickups(?)', [id])).rows).toEqual([]);
  });

  it.each([
    ['an invitation that is open', { status: 'pending', caregiverId: null }],
    ['an access that was ended', { status: 'ended' }],
    ['an access whose time is over', { endsAt: new Date(0) }],
  ] as const)('by %s', async (_what, given) => {
    const { id } = await grant(given);
    expect(await rowsOf(as(reader), id)).toEqual(nothing);
  });

  it.each(['patient', 'reader'] as const)('while the account of the %s is closed', async (side) => {
    const { id } = await grant();
    const account = side === 'patient' ? patient : reader;
    await test.knex('users').where({ id: account.id }).update({ status: 'banned' });
    expect(await rowsOf(as(reader), id)).toEqual(nothing);
    await test.knex('users').where({ id: account.id }).update({ status: 'active' });
  });
});
