import { buildPrescription, type PrescriptionRow } from '../../../../seeds/factories/prescriptions.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildDoctor, buildPatient, buildPharmacyUser } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildLink, linkAccess } from '../../../test/permissions/pharmacy-link.ts';
import { duration, later } from '../../kernel/clock.ts';
import { germanDay } from '../../kernel/german-day.ts';

const clients = '/api/v1/clients';
const backoffice = '/api/v1/backoffice';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

/** A sheet to be signed by hand, its patient, its doctor, and a pharmacy with an account. */
const onPaper = async (given: Partial<PrescriptionRow> = {}) => {
  const patient = await buildPatient(test.knex);
  const doctor = await buildDoctor(test.knex);
  const treatment = await buildTreatment(test.knex, { status: 'approved', patientId: patient.id, doctorId: doctor.id });
  const issuedAt = later(test.clock.now(), -3 * duration.days);
  const { id } = await buildPrescription(test.knex, { treatmentId: treatment.id, needsInk: true, issuedAt, ...given });
  const staff = await buildPharmacyUser(test.knex);
  const tokens = { patient: await test.tokenOf(patient), doctor: await test.tokenOf(doctor), pharmacy: await test.tokenOf(staff) };
  const choice = { treatmentId: treatment.id, pharmacyId: staff.pharmacyId, consentVersion: 1 };
  return { id, patient, doctor, treatment, tokens, choice };
};
const sent = async () => {
  const paper = await onPaper();
  await test.send('post', `${clients}/pharmacy`, { ...paper.choice, byPost: true }, paper.tokens.patient).expect(200);
  return paper;
};

const act = (id: string, action: string, token: string, body: object = {}) => test.send('post', `${backoffice}/prescriptions/${id}/${action}`, body, token);
const today = (days = 0): string => germanDay(later(test.clock.now(), days * duration.days));
const mailsTo = (recipientId: string, template: string) => test.knex('mails').where({ recipientId, template });
const toPost = async (token: string): Promise<string[]> => {
  const filters = encodeURIComponent(JSON.stringify([{ field: 'original', operator: 'in', value: ['to-post'] }]));
  const { body } = await test.get(`${backoffice}/prescriptions?filters=${filters}`, token).expect(200);
  return body.items.map((item: { id: string }) => item.id);
};

describe('A prescription that needs a signature by hand', () => {
  it('is sent only to a patient’s word that the original goes by post, and the doctor hears of it', async () => {
    const { id, doctor, tokens, choice } = await onPaper();
    await test.send('post', `${clients}/pharmacy`, choice, tokens.patient).expect(422, /prescription.signatureRequired/);
    const { body } = await test.send('post', `${clients}/pharmacy`, { ...choice, byPost: true }, tokens.patient).expect(200);
    expect(body.items[0]).toMatchObject({ status: 'sent', original: { status: 'to-post', postedOn: null, tracking: null, arrivedAt: null } });
    expect(await toPost(tokens.doctor)).toEqual([id]);
    expect((await test.get(`${backoffice}/doctor-dashboard`, tokens.doctor).expect(200)).body).toMatchObject({ toPost: 1 });
    expect(await mailsTo(doctor.id, 'originals-to-post')).toHaveLength(1);
  });

  it('goes without paper where none is needed, whatever was sent along', async () => {
    const { tokens, choice } = await onPaper({ needsInk: false });
    const { body } = await test.send('post', `${clients}/pharmacy`, { ...choice, byPost: true }, tokens.patient).expect(200);
    expect(body.items[0]).toMatchObject({ status: 'sent', original: null });
  });

  it('is posted, arrives and is dispensed; nothing is ready before it has arrived', async () => {
    const { id, patient, tokens } = await sent();
    await act(id, 'post-original', tokens.doctor, { postedOn: today(1) }).expect(422, /prescription.postedOnInvalid/);
    await act(id, 'post-original', tokens.doctor, { postedOn: today(-4) }).expect(422, /prescription.postedOnInvalid/);
    const posted = await act(id, 'post-original', tokens.doctor, { postedOn: today(-1), tracking: 'RR 12 345 678 9 DE' }).expect(200);
    expect(posted.body.original).toEqual({ status: 'on-its-way', postedOn: today(-1), tracking: 'RR 12 345 678 9 DE', arrivedAt: null });
    expect(await mailsTo(patient.id, 'original-posted')).toHaveLength(1);
    expect(await toPost(tokens.doctor)).toEqual([]);

    const accepted = await act(id, 'accept', tokens.pharmacy).expect(200);
    expect(accepted.body.abilities).toEqual(['prepare', 'return', 'confirm-original']);
    await act(id, 'ready', tokens.pharmacy).expect(409, /prescription.originalMissing/);
    await act(id, 'prepare', tokens.pharmacy).expect(200);
    const arrived = await act(id, 'confirm-original', tokens.pharmacy).expect(200);
    expect(arrived.body).toMatchObject({ original: { status: 'arrived', arrivedAt: test.clock.now().toISOString() } });
    await act(id, 'confirm-original', tokens.pharmacy).expect(409, /prescription.cantProcessed/);
    await act(id, 'post-original', tokens.doctor, { postedOn: today() }).expect(409, /prescription.cantProcessed/);
    await act(id, 'ready', tokens.pharmacy).expect(200);
    await act(id, 'dispense', tokens.pharmacy).expect(200);
    const kinds = await test.knex('prescription_events').where({ prescriptionId: id }).orderBy('id').pluck('kind');
    expect(kinds).toEqual(['sent', 'original-posted', 'received', 'in-preparation', 'original-arrived', 'ready', 'dispensed']);
  });

  it('can have its day and number corrected until it arrives, and the patient hears once', async () => {
    const { id, patient, tokens } = await sent();
    await act(id, 'post-original', tokens.doctor, { postedOn: today(-1), tracking: 'RR 1' }).expect(200);
    const { body } = await act(id, 'post-original', tokens.doctor, { postedOn: today() }).expect(200);
    expect(body.original).toMatchObject({ postedOn: today(), tracking: null });
    expect(await mailsTo(patient.id, 'original-posted')).toHaveLength(1);
  });

  it('arrives also when nobody has noted that it was posted', async () => {
    const { id, tokens } = await sent();
    expect((await act(id, 'confirm-original', tokens.pharmacy).expect(200)).body.original).toMatchObject({ status: 'arrived', postedOn: null });
  });

  it('is taken back by the patient only before it is posted; sent elsewhere, it is to be signed anew', async () => {
    const { id, treatment, tokens, choice } = await sent();
    const recall = () => test.send('post', `${clients}/pharmacy/recall`, { treatmentId: treatment.id }, tokens.patient);
    expect((await recall().expect(200)).body.items[0]).toMatchObject({ status: 'issued', original: null });
    await test.send('post', `${clients}/pharmacy`, { ...choice, byPost: true }, tokens.patient).expect(200);
    await act(id, 'post-original', tokens.doctor, { postedOn: today() }).expect(200);
    await recall().expect(409, /prescription.originalPosted/);
    await act(id, 'return', tokens.pharmacy, { reason: 'not-available' }).expect(200);
    const { body } = await test.send('post', `${clients}/pharmacy`, { ...choice, byPost: true }, tokens.patient).expect(200);
    expect(body.items[0].original).toEqual({ status: 'to-post', postedOn: null, tracking: null, arrivedAt: null });
  });

  it('is posted by its own doctor alone, and confirmed by its own pharmacy', async () => {
    const [one, other] = [await sent(), await sent()];
    await act(one.id, 'post-original', other.tokens.doctor, { postedOn: today() }).expect(404);
    await act(one.id, 'confirm-original', other.tokens.pharmacy).expect(404);
  });

  it('lets the database refuse what is handed out without it', async () => {
    const { id } = await sent();
    await expect(test.knex('prescriptions').where({ id }).update({ status: 'ready' })).rejects.toThrow(/prescriptions_original_first_check/);
  });

  it('is confirmed behind a link, too', async () => {
    const { token, sendingId } = await buildLink(test, { status: 'received', original: 'on-its-way', originalPostedOn: '2026-11-20' });
    const access = await linkAccess(test, sendingId);
    const at = (step: string): string => `${clients}/pharmacy-access/${token}/${step}`;
    await test.send('post', at('ready'), {}, access).expect(409, /prescription.originalMissing/);
    const { body } = await test.send('post', at('confirm-original'), {}, access).expect(200);
    expect(body.prescription).toMatchObject({ original: { status: 'arrived', postedOn: '2026-11-20' } });
    expect(body.prescription.abilities).toContain('ready');
  });
});
