import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { readPdf } from '../../adapters/pdf/testing/read-pdf.ts';
import { duration } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { runErasure } from './run.service.ts';
import { deleteDueRecords } from './sealed-records.service.ts';

const office = '/api/v1/backoffice';
const reason = 'Anfrage per Brief vom Montag';

let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await startTestApp({ environment: { STRIPE_API_URL: 'http://127.0.0.1:1' } });
  admin = await test.tokenOf(await buildAdmin(test.knex));
});
afterAll(() => test.close());

const session = (userId: string) => ({
  id: newId(),
  userId,
  refreshHash: newId(),
  createdAt: test.clock.now(),
  lastUsedAt: test.clock.now(),
  expiresAt: test.clock.now(),
});

const erase = async (patientId: string): Promise<void> => {
  await test.send('post', `${office}/patients/${patientId}/erase`, { reason }, admin).expect(204);
  await test.runJobs();
};
const deletionsOf = async (subjectId: string) => {
  const filters = encodeURIComponent(JSON.stringify([{ field: 'subjectId', operator: 'eq', value: subjectId }]));
  return (await test.get(`${office}/deletions?filters=${filters}`, admin).expect(200)).body.items as {
    id: string;
    kind: string;
    number: string;
    rows: number;
  }[];
};
const bytesOf = async (id: string): Promise<Buffer> =>
  (await test.get(`${office}/deletions/${id}/proof`, admin).buffer(true).responseType('blob').expect(200)).body;
const textOf = (pdf: Buffer): string => readPdf(pdf).text.replaceAll(/\s+/g, '');

/** A patient with a request that a doctor decided, and a session. */
const treated = async () => {
  const patient = await buildPatient(test.knex, { firstName: 'Zwirbel', lastName: 'Kern' });
  const { id: treatmentId } = await buildTreatment(test.knex, { status: 'approved', patientId: patient.id, doctorId: (await buildDoctor(test.knex)).id });
  await buildPrescription(test.knex, { treatmentId, status: 'dispensed' });
  await test.knex('invoices').where({ treatmentId }).update({ fileId: null });
  await test.context.jobs.send('treatments.issue-documents', { treatmentId });
  await test.runJobs();
  await test.knex('sessions').insert([session(patient.id), session(patient.id)]);
  return patient;
};

describe('The proof of an erasure', () => {
  it('goes with the last letter, says what went and what stays by which law, and names nobody', async () => {
    const patient = await treated();
    await erase(patient.id);
    const letter = test.mails.findLast(({ to }) => to === patient.email);
    expect(letter?.subject).toBe('Ihr Konto ist gelöscht');
    const [attached] = letter?.attachments ?? [];
    expect(attached).toMatchObject({ filename: expect.stringMatching(/^blattwerk-L-\d{4}-\d{6}\.pdf$/), contentType: 'application/pdf' });
    const text = textOf(attached?.content as Buffer);
    for (const part of [
      'Sitzungen und Geräte 2',
      'Profil: Name, Anschrift, Kontaktdaten 1',
      'Behandlungsunterlagen',
      '§ 630f Abs. 3 BGB',
      'Name und Kontaktdaten, versiegelt 1',
      'Antrag an den Betreiber',
    ])
      expect(text).toContain(part.replaceAll(' ', ''));
    for (const part of ['Zwirbel', 'Kern', patient.email, patient.id]) expect(text).not.toContain(part);
    const [proof] = await deletionsOf(patient.id);
    expect(proof).toMatchObject({ kind: 'account', cause: 'admin' });
    expect((await bytesOf(proof?.id ?? '')).equals(attached?.content as Buffer)).toBe(true);
    expect(await test.knex('mails').where({ recipientAddress: patient.email })).toEqual([]);
  });

  it('of an account without a record says that nothing but the log of accesses is kept', async () => {
    const patient = await buildPatient(test.knex, { locale: 'en' });
    await erase(patient.id);
    const [proof] = await deletionsOf(patient.id);
    const text = textOf(await bytesOf(proof?.id ?? ''));
    expect(text).toContain('Proofofdeletion');
    expect(text).toContain('Logofaccesses');
    expect(text).not.toContain('Treatmentrecords');
  });

  it('and the deletion go together: while it cannot be sealed, the name stays', async () => {
    const patient = await buildPatient(test.knex);
    await test.send('post', `${office}/patients/${patient.id}/erase`, { reason }, admin).expect(204);
    const { id } = await test.knex('erasures').where({ userId: patient.id }).first('id');
    const signature = { level: 'advanced', seal: () => Promise.reject(new Error('The seal is away.')) } as const;
    await expect(runErasure({ ...test.ctx, ports: { ...test.ctx.ports, signature } }, id)).rejects.toThrow('The seal is away.');
    expect(await test.knex('users').where({ id: patient.id }).first()).toMatchObject({ email: patient.email, status: 'deleted' });
    expect(await deletionsOf(patient.id)).toEqual([]);
    await runErasure(test.ctx, id);
    expect(await test.knex('users').where({ id: patient.id })).toEqual([]);
    expect(await deletionsOf(patient.id)).toHaveLength(1);
    await test.runJobs();
  });

  it('is known by its code as genuine', async () => {
    const patient = await buildPatient(test.knex);
    await erase(patient.id);
    const [proof] = await deletionsOf(patient.id);
    const { checkCode } = await test.knex('issued_documents').where({ recordId: proof?.id }).first('checkCode');
    const { body } = await test.get(`/api/v1/clients/prescriptions/check/${checkCode}`).expect(200);
    expect(body).toMatchObject({ state: 'genuine', kind: 'deletion-proof', number: proof?.number, doctorName: null });
  });
});

describe('The address of the last letter', () => {
  it('is deleted after three days also when the letter never left', async () => {
    const patient = await buildPatient(test.knex);
    await test.send('post', `${office}/patients/${patient.id}/erase`, { reason }, admin).expect(204);
    const { id } = await test.knex('erasures').where({ userId: patient.id }).first('id');
    await test.knex('mails').where({ recipientId: patient.id }).update({ status: 'sent' });
    await runErasure(test.ctx, id);
    await test.knex('pgboss.job').where({ name: 'mails.deliver' }).delete();
    expect(await test.knex('mails').where({ recipientAddress: patient.email, status: 'queued' })).toHaveLength(1);
    expect(await test.knex('users').where({ id: patient.id })).toEqual([]);
    test.clock.advance(3 * duration.days);
    await runErasure(test.ctx, id);
    expect(await test.knex('mails').where({ recipientAddress: patient.email })).toEqual([]);
    expect(await test.knex('erasures').where({ id }).first()).toMatchObject({ status: 'done' });
  });
});

describe('The proof that a sealed record went', () => {
  beforeAll(async () => void (admin = await test.tokenOf(await buildAdmin(test.knex))));

  it('is made with the deletion, once, and no mail is sent', async () => {
    const patient = await treated();
    await erase(patient.id);
    test.clock.advance(3660 * duration.days);
    admin = await test.tokenOf(await buildAdmin(test.knex));
    const mails = test.mails.length;
    await deleteDueRecords(test.ctx);
    await deleteDueRecords(test.ctx);
    const proofs = await deletionsOf(patient.id);
    expect(proofs.map(({ kind }) => kind).sort()).toEqual(['account', 'record']);
    const text = textOf(await bytesOf(proofs.find(({ kind }) => kind === 'record')?.id ?? ''));
    expect(text).toContain('AblaufderAufbewahrungsfrist');
    expect(text).toContain('NameundKontaktdaten,versiegelt1');
    expect(test.mails).toHaveLength(mails);
  });
});
