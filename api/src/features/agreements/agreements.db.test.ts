import { deflateSync } from 'node:zlib';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { newId } from '../../kernel/ids.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { agreementDocuments, currentAgreementVersion } from './documents/agreement-documents.ts';
import { storeSignedJob } from './jobs/store-signed.ts';

const iam = '/api/v1/clients/iam';
const patience = 60_000;
let app: TestApp;
let patient: { id: string };
let token: string;

beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  patient = await buildPatient(app.knex);
  token = await app.tokenOf(patient);
});

const typed = { kind: 'typed', name: 'Kim Muster' };
const sign = (body: object) => app.send('post', `${iam}/sign`, { document: 'information', version: 2, signature: typed, ...body }, token);
const signatures = () => app.knex('signatures').where({ patientId: patient.id });
const download = (document: string) => app.get(`${iam}/download/docs/${document}`, token);

const chunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
};
/** A white picture, as a canvas element makes one. */
const png = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width * 4 + 1) * height));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
};
const dataUrl = (bytes: Buffer): string => `data:image/png;base64,${bytes.toString('base64')}`;

test('everybody reads the current texts, in both languages, with their hash', async () => {
  for (const document of agreementDocuments) {
    const german = await app.get(`${iam}/agreements/${document}`).expect(200);
    const english = await app.get(`${iam}/agreements/${document}`).set('Accept-Language', 'en').expect(200);
    expect(german.body).toMatchObject({
      document,
      version: currentAgreementVersion(document),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      signedAt: null,
    });
    expect(german.body.sections.length).toBe(english.body.sections.length);
    expect(german.body.sha256).not.toBe(english.body.sha256);
  }
  await app.get(`${iam}/agreements/diary`).expect(400);
});

test('the privacy notice says the period that is set', async () => {
  const long = async (): Promise<string> => JSON.stringify((await app.get(`${iam}/agreements/privacy`).expect(200)).body.sections);
  expect(await long()).toContain('nicht der Wortlaut): 12 Monate.');
  await app.knex('settings').insert({ key: 'retention.mailMonths', value: '18', validFrom: new Date(app.clock.now().getTime() - 1000) });
  expect(await long()).toContain('nicht der Wortlaut): 18 Monate.');
});

test('earlier versions stay readable with their day, and what the current one changed is told', async () => {
  const current = await app.get(`${iam}/agreements/contract`).expect(200);
  expect(current.body).toMatchObject({ version: 2, publishedOn: '2026-11-24', changes: { since: 1, wasSigned: false } });
  expect(current.body.versions).toEqual([
    { version: 2, publishedOn: '2026-11-24' },
    { version: 1, publishedOn: '2026-11-20' },
  ]);
  expect(current.body.summary).not.toHaveLength(0);
  const first = await app.get(`${iam}/agreements/contract?version=1`).expect(200);
  expect(first.body).toMatchObject({ version: 1, publishedOn: '2026-11-20', changes: null, summary: [] });
  expect(first.body.sha256).not.toBe(current.body.sha256);
  await app.get(`${iam}/agreements/contract?version=3`).expect(404);
});

test('a patient who signed an earlier version sees the changes since then', async () => {
  const signedAt = new Date('2026-11-21T10:00:00Z');
  const row = { document: 'information', version: 1, locale: 'de', sha256: 'a'.repeat(64), kind: 'typed', name: 'Kim Muster', ipHash: 'b'.repeat(64) };
  await app.knex('signatures').insert({ ...row, id: newId(), patientId: patient.id, userAgent: 'test', signedAt });
  const { body } = await app.get(`${iam}/agreements/information`, token).expect(200);
  expect(body).toMatchObject({ signedAt: null, changes: { since: 1, wasSigned: true } });
  expect(body.changes.sections).toHaveLength(1);
  const earlier = await app.get(`${iam}/agreements/information?version=1`, token).expect(200);
  expect(earlier.body.signedAt).toBe(signedAt.toISOString());
});

test(
  'signing stores what was read and when, and the PDF follows',
  async () => {
    await download('information').expect(200);
    const { body } = await sign({}).expect(200);
    expect(body).toEqual({ document: 'information', version: 2, signedAt: app.clock.now().toISOString() });
    const text = await app.get(`${iam}/agreements/information`, token);
    expect((await signatures())[0]).toMatchObject({ kind: 'typed', name: 'Kim Muster', sha256: text.body.sha256, locale: 'de' });
    expect(text.body.signedAt).toBe(body.signedAt);
    await download('information').expect(409, /document.notReady/);
    await app.runJobs();
    const file = await download('information').expect(200).expect('Content-Type', 'application/pdf');
    expect(file.body.subarray(0, 5).toString()).toBe('%PDF-');
    await download('contract').expect(200);
  },
  patience,
);

test('signing the same version again changes nothing', async () => {
  const first = await sign({}).expect(200);
  app.clock.advance(5000);
  const answers = await Promise.all([sign({}), sign({ signature: { kind: 'typed', name: 'Somebody else' } })]);
  expect(answers.map(({ body }) => body)).toEqual([first.body, first.body]);
  expect(await signatures()).toHaveLength(1);
});

test('two clicks at once are one signature', async () => {
  const answers = await Promise.all([sign({}), sign({}), sign({})]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await signatures()).toHaveLength(1);
});

test('a version that is not the current one is refused', async () => {
  const answer = await sign({ version: 1 });
  expect([answer.status, answer.body.code, answer.body.details]).toEqual([409, 'agreement.outdated', { version: 2 }]);
});

test(
  'a drawn signature is kept and shown in the PDF',
  async () => {
    await sign({ document: 'contract', signature: { kind: 'drawn', name: 'Kim Muster', image: dataUrl(png(300, 120)) } }).expect(200);
    await app.runJobs();
    await download('contract').expect(200);
    expect((await signatures())[0].image.subarray(1, 4).toString()).toBe('PNG');
  },
  patience,
);

test.each([
  ['something that is no PNG', { kind: 'drawn', image: dataUrl(Buffer.from('<svg onload="alert(1)"></svg>'.repeat(10))) }],
  ['a header without its picture', { kind: 'drawn', image: dataUrl(png(300, 120).subarray(0, 80)) }],
  ['a picture larger than any screen', { kind: 'drawn', image: dataUrl(png(5000, 10)) }],
  ['a drawn one without a picture', { kind: 'drawn' }],
  ['a typed one with a picture', { kind: 'typed', image: dataUrl(png(10, 10)) }],
])('%s is refused as a signature', async (_what, signature) => {
  const answer = await sign({ signature: { name: 'Kim Muster', ...signature } });
  expect([answer.status, answer.body.code]).toEqual([422, 'file.invalid']);
  expect(await signatures()).toHaveLength(0);
});

test(
  'the job that stores the PDF may run twice, also at the same moment',
  async () => {
    await sign({}).expect(200);
    const [{ id }] = await signatures();
    const run = () => storeSignedJob.handler(app.ctx, { signatureId: id } as never);
    await Promise.all([run(), run()]);
    await run();
    await app.runJobs();
    expect(await app.knex('files').where({ ownerId: patient.id })).toHaveLength(1);
    expect(await app.knex('signature_files').where({ signatureId: id })).toHaveLength(1);
  },
  patience,
);
