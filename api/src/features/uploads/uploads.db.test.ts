import { uploadLimits } from '@blattwerk/contract/uploads/shapes';
import sharp from 'sharp';
import { buildHealthState, buildSignatures } from '../../../../seeds/factories/health-states.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildUpload } from '../../../../seeds/factories/uploads.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { eicar } from '../../../test/malware-scanner.ts';
import { asBytes } from '../../../test/read-bytes.ts';
import { pdf, photoWithPosition } from '../../adapters/file-inspection/testing/sample-files.ts';
import { scanUpload } from './scan.service.ts';

const base = '/api/v1/clients/files';
let test: TestApp;
let patient: { id: string };
let token: string;
let letter: Buffer;

beforeAll(async () => {
  test = await startTestApp();
  letter = await pdf();
});
afterAll(async () => {
  await test.context.ports.fileInspection.close();
  await test.close();
});
beforeEach(async () => {
  test.scanner.isDown = false;
  patient = await buildPatient(test.knex);
  token = await test.tokenOf(patient);
});

const upload = (bytes: Buffer, fields: Record<string, string> = {}, name = 'Befund.pdf', as = token) =>
  test
    .send('post', base, undefined, as)
    .field({ purpose: 'finding', ...fields })
    .attach('file', bytes, name);
const list = async (treatmentId?: string, as = token) => (await test.get(treatmentId ? `${base}?treatmentId=${treatmentId}` : base, as).expect(200)).body.items;
const open = (id: string, as = token) => asBytes(test.get(`${base}/${id}`, as));
const inReview = (overrides: object = {}) => buildTreatment(test.knex, { status: 'in-review', patientId: patient.id, ...overrides });
const rowOf = (id: string) => test.knex('uploads').where({ id }).first();

describe('A file of a patient', () => {
  it('is taken by its content, kept without the place where it was taken, and opened by the patient', async () => {
    const { body } = await upload(await photoWithPosition(), { purpose: 'photo' }, 'C:\\Fotos\\Ausschlag <links>.PDF').expect(201);
    expect(body).toMatchObject({ purpose: 'photo', name: 'Ausschlag links.jpg', type: 'image/jpeg', status: 'clean', treatmentId: null, isRemovable: true });
    const opened = await open(body.id).expect(200).expect('Content-Type', 'image/jpeg').expect('X-Content-Type-Options', 'nosniff');
    expect(opened.headers['content-disposition']).toMatch(/^attachment; filename="blattwerk-[0-9a-f]{8}\.jpg"$/);
    expect((await sharp(opened.body).metadata()).exif).toBeUndefined();
    expect(opened.body).toHaveLength(body.size);
    expect(await list()).toEqual([body]);
  });

  it('lies encrypted in the storage with a key of its own, and opens neither at another place nor after its row is gone', async () => {
    const [one, two] = [(await upload(letter).expect(201)).body, (await upload(letter).expect(201)).body];
    const [first, second] = [await rowOf(one.id), await rowOf(two.id)];
    const stored = await test.context.ports.storage.get(first.storageKey);
    expect(stored.includes('%PDF')).toBe(false);
    expect(stored.equals(await test.context.ports.storage.get(second.storageKey))).toBe(false);
    await test.context.ports.storage.put(second.storageKey, stored, 'application/octet-stream');
    await open(two.id).expect(502);
    expect((await open(one.id).expect(200)).body).toEqual(letter);
    expect(Object.keys(one)).not.toEqual(expect.arrayContaining(['dataKey', 'storageKey']));
  });

  it.each([
    ['what a scanner finds', async () => eicar, 'malware'],
    ['a page', async () => Buffer.from('<html><script>alert(1)</script>'), 'type'],
    ['a letter with a password', () => pdf({ userPassword: 'x' }), 'encrypted'],
    ['a letter that runs a script', () => pdf({ script: 'app.alert(1)' }), 'active'],
    ['what is too large', async () => Buffer.alloc(uploadLimits.bytes + 1, '%PDF-1.7 '), 'size'],
    ['nothing', async () => Buffer.alloc(0), 'empty'],
  ])('is refused at once with its reason and counts for nothing: %s', async (_what, bytes, reason) => {
    const { body } = await upload(await bytes()).expect(422);
    expect(body).toMatchObject({ code: 'file.invalid', details: { reason } });
    expect(await list()).toEqual([]);
  });

  it('is one of at most twenty, also when two take the last place at once', async () => {
    for (let count = 1; count < uploadLimits.perCase; count += 1) await buildUpload(test.knex, { patientId: patient.id });
    const answers = await Promise.all([upload(letter), upload(letter), upload(letter)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.details).toEqual({ reason: 'count' });
    expect(await list()).toHaveLength(uploadLimits.perCase);
  });

  it('is removed by the patient with its bytes and key, and not after the decision', async () => {
    const { body } = await upload(letter).expect(201);
    const { storageKey } = await rowOf(body.id);
    await test.send('delete', `${base}/${body.id}`, undefined, token).expect(204);
    expect([await rowOf(body.id), await test.context.ports.storage.exists(storageKey)]).toEqual([undefined, false]);
    const treatment = await inReview({ status: 'approved' });
    const late = await buildUpload(test.knex, { patientId: patient.id, treatmentId: treatment.id });
    expect((await list(treatment.id)).map(({ isRemovable }: { isRemovable: boolean }) => isRemovable)).toEqual([false]);
    await test.send('delete', `${base}/${late.id}`, undefined, token).expect(409, /treatment\.cantProcessed/);
  });
});

describe('The scanner is away', () => {
  it('the file waits, says so and opens to nobody; a job asks again, twice is once', async () => {
    test.scanner.isDown = true;
    const { body } = await upload(letter).expect(201);
    expect(body.status).toBe('scanning');
    expect((await test.get(`${base}/${body.id}`, token).expect(409)).body.code).toBe('file.scanning');
    await expect(scanUpload(test.ctx, body.id)).rejects.toThrow('switched off');
    test.scanner.isDown = false;
    await test.runJobs();
    await scanUpload(test.ctx, body.id);
    expect(await list()).toMatchObject([{ id: body.id, status: 'clean' }]);
    expect((await open(body.id).expect(200)).body).toEqual(letter);
  });

  it('what turns out to be malware is deleted, and its row says why', async () => {
    test.scanner.isDown = true;
    const { body } = await upload(await pdf({}, eicar.toString())).expect(201);
    const scanner = { scan: async () => ({ isClean: false }) };
    await scanUpload({ ...test.ctx, ports: { ...test.ctx.ports, malwareScan: scanner } }, body.id);
    expect(await list()).toMatchObject([{ status: 'refused', reason: 'malware' }]);
    const { storageKey, dataKey } = await rowOf(body.id);
    expect([dataKey, await test.context.ports.storage.exists(storageKey)]).toEqual([null, false]);
    await test.get(`${base}/${body.id}`, token).expect(404, /file\.notFound/);
  });

  it('a file that is removed while it is scanned stays removed', async () => {
    test.scanner.isDown = true;
    const { body } = await upload(letter).expect(201);
    const scan = async () => {
      await test.send('delete', `${base}/${body.id}`, undefined, token).expect(204);
      return { isClean: true };
    };
    await scanUpload({ ...test.ctx, ports: { ...test.ctx.ports, malwareScan: { scan } } }, body.id);
    await scanUpload(test.ctx, body.id);
    expect([await rowOf(body.id), await list()]).toEqual([undefined, []]);
  });
});

describe('A request', () => {
  it('takes along what was sent with the questionnaire, and what is on its way while it is sent', async () => {
    await buildHealthState(test.knex, { patientId: patient.id });
    await buildSignatures(test.knex, { patientId: patient.id });
    const before = (await upload(letter).expect(201)).body;
    let sent = '';
    const { inspect } = test.context.ports.fileInspection;
    test.context.ports.fileInspection.inspect = async (bytes) => {
      const inspected = await inspect(bytes);
      if (!sent) sent = (await test.send('post', '/api/v1/clients/treatment', {}, token).expect(201)).body.id;
      return inspected;
    };
    const during = (await upload(letter).expect(201)).body;
    test.context.ports.fileInspection.inspect = inspect;
    expect((await list(sent)).map(({ id }: { id: string }) => id)).toEqual([before.id, during.id]);
    expect(during.treatmentId).toBe(sent);
    // Not paid: the questionnaire can still be changed, and shows its files.
    expect(await list()).toHaveLength(2);
  });

  it('takes files while it is open, and none of another patient', async () => {
    const treatment = await inReview();
    await upload(letter, { purpose: 'answer', treatmentId: treatment.id }).expect(201);
    await upload(letter, { purpose: 'answer' }).expect(400);
    const stranger = await test.tokenOf(await buildPatient(test.knex));
    await upload(letter, { treatmentId: treatment.id }, 'x.pdf', stranger).expect(404, /treatment\.notFound/);
    const decided = await inReview({ status: 'declined' });
    await upload(letter, { treatmentId: decided.id }).expect(409, /treatment\.cantProcessed/);
  });

  it('shows its files to the doctor who has it, and writes down who opened one', async () => {
    const doctor = await buildDoctor(test.knex);
    const treatment = await inReview({ doctorId: doctor.id });
    const { body } = await upload(letter, { treatmentId: treatment.id }).expect(201);
    const other = await test.tokenOf(await buildDoctor(test.knex));
    const as = await test.tokenOf(doctor);
    const files = `/api/v1/backoffice/treatments/${treatment.id}/files`;
    expect((await test.get(files, as).expect(200)).body.items).toMatchObject([{ id: body.id, isRemovable: false }]);
    await test.get(files, other).expect(404);
    await open(body.id, other).expect(404);
    expect((await open(body.id, as).expect(200)).body).toEqual(letter);
    expect(await test.knex('audit_events').where({ action: 'upload.read', objectId: body.id })).toMatchObject([{ actorId: doctor.id, patientId: patient.id }]);
    await test.knex('treatments').where({ id: treatment.id }).update({ doctorId: null, claimExpiresAt: null });
    await open(body.id, as).expect(404);
  });

  it('opens its files to administrators for a reason each time, which the patient reads', async () => {
    const treatment = await inReview();
    const { body } = await upload(letter, { treatmentId: treatment.id }).expect(201);
    const other = await inReview({ patientId: (await buildPatient(test.knex)).id });
    const admin = await test.tokenOf(await buildAdmin(test.knex));
    const glass = (id: string, path: string, as = admin, given: object = { reason: 'Beschwerde der Patientin' }) =>
      test.send('post', `/api/v1/backoffice/treatments/${id}/break-glass/files${path}`, given, as);
    await open(body.id, admin).expect(403);
    await glass(treatment.id, '', admin, { reason: 'neugierig' }).expect(400);
    await glass(treatment.id, '', await test.tokenOf(await buildDoctor(test.knex))).expect(403);
    expect((await glass(treatment.id, '').expect(200)).body.items).toMatchObject([{ id: body.id, isRemovable: false }]);
    expect((await asBytes(glass(treatment.id, `/${body.id}`)).expect(200)).body).toEqual(letter);
    await glass(other.id, `/${body.id}`).expect(404, /file\.notFound/);
    const { items } = (await test.get('/api/v1/clients/iam/access-log', token).expect(200)).body;
    expect(items.filter(({ reason }: { reason: string | null }) => reason === 'Beschwerde der Patientin')).toHaveLength(2);
  });
});
