import { uploadLimits } from '@blattwerk/contract/uploads/shapes';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { eicar } from '../../../test/malware-scanner.ts';
import { asBytes } from '../../../test/read-bytes.ts';
import { StorageUploadError } from '../../adapters/storage/storage-port.ts';
import { pdf } from '../../adapters/file-inspection/testing/sample-files.ts';
import { sha256 } from '../../kernel/ids.ts';
import { purgeSessions } from './sessions.service.ts';

const base = '/api/v1/clients/files';
const tus = { 'tus-resumable': '1.0.0' };
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
  patient = await buildPatient(test.knex);
  token = await test.tokenOf(patient);
});

const encoded = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
const start = (size: number, fields: Record<string, string> = {}, as = token) =>
  test
    .send('post', `${base}/uploads`, undefined, as)
    .set({ ...tus, 'upload-length': String(size), 'upload-metadata': encoded({ filename: 'Befund Müller.pdf', purpose: 'finding', ...fields }) });
const begin = async (size: number, fields = {}): Promise<string> => {
  const { headers } = await start(size, fields).expect(201).expect('Tus-Resumable', '1.0.0');
  expect(headers['location']).toMatch(/^\/api\/v1\/clients\/files\/uploads\/[0-9a-f-]{36}$/);
  return headers['location'] ?? '';
};
const send = (location: string, offset: number, piece: Buffer, as = token) =>
  test
    .send('patch', location, undefined, as)
    .set({ ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' })
    .send(piece);
const idOf = (location: string): string => location.split('/').at(-1) ?? '';
const partsOf = async (location: string): Promise<{ storageKey: string; bytes: number }[]> =>
  (
    await test
      .knex('upload_sessions')
      .where({ id: idOf(location) })
      .first()
  )?.parts ?? [];
const list = async () => (await test.get(base, token).expect(200)).body.items;

it('What was interrupted is listed for its patient alone, with the hashes of what came, until it is finished or given up', async () => {
  const [half, given] = [await begin(letter.length), await begin(10)];
  await send(half, 0, letter.subarray(0, 100)).expect(204);
  await send(half, 100, letter.subarray(100, 150)).expect(204);
  const unfinished = async (as = token) => (await test.get(`${base}/uploads`, as).expect(200)).body.items;
  const parts = [letter.subarray(0, 100), letter.subarray(100, 150)].map((piece) => ({ size: piece.length, sha256: sha256(piece) }));
  expect(await unfinished()).toEqual([
    { id: idOf(half), treatmentId: null, purpose: 'finding', name: 'Befund Müller.pdf', size: letter.length, received: 150, parts },
    expect.objectContaining({ id: idOf(given), received: 0, parts: [] }),
  ]);
  expect(await unfinished(await test.tokenOf(await buildPatient(test.knex)))).toEqual([]);
  await test.send('delete', given, undefined, token).set(tus).expect(204);
  await send(half, 150, letter.subarray(150)).expect(204);
  expect(await unfinished()).toEqual([]);
});

it('A piece that the storage does not take is sent again', async () => {
  const { storage } = test.context.ports;
  const { put } = storage;
  const location = await begin(letter.length);
  storage.put = () => Promise.reject(new StorageUploadError('part'));
  for (const piece of [letter.subarray(0, 10), letter]) expect((await send(location, 0, piece).expect(502)).body.code).toBe('aws.upload.error');
  storage.put = put;
  await send(location, 0, letter).expect(204);
  expect(await list()).toHaveLength(1);
});

describe('A resumable upload', () => {
  it('goes on after a lost connection where it was, and its last piece makes the file', async () => {
    const location = await begin(letter.length);
    await send(location, 0, letter.subarray(0, 400)).expect(204).expect('Upload-Offset', '400');
    const [part] = await partsOf(location);
    expect((await test.context.ports.storage.get(part?.storageKey ?? '')).includes('%PDF')).toBe(false);
    await send(location, 300, letter.subarray(300)).expect(409);
    const head = await test.get(location, token).expect(200);
    expect(head.headers).toMatchObject({ 'upload-offset': '400', 'upload-length': String(letter.length), 'tus-resumable': '1.0.0' });
    expect(await list()).toEqual([]);
    await send(location, 400, letter.subarray(400)).expect(204).expect('Upload-Offset', String(letter.length));
    expect(await list()).toMatchObject([{ id: idOf(location), name: 'Befund Müller.pdf', purpose: 'finding', status: 'clean', size: letter.length }]);
    expect((await asBytes(test.get(`${base}/${idOf(location)}`, token)).expect(200)).body).toEqual(letter);
    expect([await test.context.ports.storage.exists(part?.storageKey ?? ''), await partsOf(location)]).toEqual([false, []]);
    // The answer to the last piece may be lost: asked again, all is there.
    expect((await test.get(location, token).expect(200)).body).toMatchObject({ received: letter.length, size: letter.length });
  });

  it('of two last pieces at once one makes the file', async () => {
    const location = await begin(letter.length);
    const answers = await Promise.all([send(location, 0, letter), send(location, 0, letter), send(location, 0, letter)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => ![204, 404, 409].includes(status))).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['malware', eicar, eicar.length],
    ['type', Buffer.from('<script>alert(1)</script>'), 25],
  ])('is refused with its reason (%s) when it is complete, and leaves nothing', async (reason, bytes, size) => {
    const location = await begin(size);
    await send(location, 0, bytes.subarray(0, 10)).expect(204);
    const [part] = await partsOf(location);
    const refused = await send(location, 10, bytes.subarray(10)).expect(422);
    expect(refused.body).toMatchObject({ code: 'file.invalid', details: { reason } });
    await test.get(location, token).expect(404);
    expect([await list(), await test.context.ports.storage.exists(part?.storageKey ?? '')]).toEqual([[], false]);
  });

  it('is refused before a byte has come when it is too large, empty, aimless or says nothing of itself', async () => {
    await start(uploadLimits.bytes + 1).expect(422, /"reason":"size"/);
    await start(0).expect(422, /"reason":"empty"/);
    await start(10, { purpose: 'gift' }).expect(400);
    const decided = await buildTreatment(test.knex, { status: 'declined', patientId: patient.id });
    await start(10, { treatmentId: decided.id }).expect(409);
    await test.send('post', `${base}/uploads`, {}, token).expect(400);
    await test.send('post', `${base}/uploads`, {}, token).set(tus).expect(400);
    expect(await test.knex('upload_sessions').where({ patientId: patient.id })).toEqual([]);
  });

  it('takes no more bytes than it announced', async () => {
    const location = await begin(20);
    await send(location, 0, Buffer.alloc(21)).expect(413);
    expect(await partsOf(location)).toEqual([]);
  });

  it('is another patient’s secret', async () => {
    const location = await begin(letter.length);
    const stranger = await test.tokenOf(await buildPatient(test.knex));
    for (const call of [send(location, 0, letter, stranger), test.get(location, stranger), test.send('delete', location, undefined, stranger)])
      expect((await call.expect(404)).body.code).toBe('file.notFound');
    expect(await list()).toEqual([]);
  });

  it('can be given up; what is not finished after a day is removed, once', async () => {
    const given = await begin(letter.length);
    await send(given, 0, letter.subarray(0, 100)).expect(204);
    await test.send('delete', given, undefined, token).set(tus).expect(204);
    await test.get(given, token).expect(404);
    const left = await begin(letter.length);
    await send(left, 0, letter.subarray(0, 100)).expect(204);
    const [part] = await partsOf(left);
    expect(await purgeSessions(test.ctx)).toBe(0);
    const later = { ...test.ctx, clock: { now: () => new Date(test.clock.now().getTime() + 86_400_001) } };
    expect(await purgeSessions(later)).toBeGreaterThan(0);
    expect(await purgeSessions(later)).toBe(0);
    expect(await test.context.ports.storage.exists(part?.storageKey ?? '')).toBe(false);
  });
});
