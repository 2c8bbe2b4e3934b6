import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox, type RunningSandbox } from '../../../test/sandbox.ts';
import { openSheet } from '../pdf/sheet.ts';
import { certificateSignature } from './certificate-signature.ts';
import { remoteSignature, type RemoteSignatureOptions } from './remote-signature.ts';
import { SignatureError, type SignaturePort } from './signature-port.ts';
import { readSeal } from './testing/read-seal.ts';
import { timestampClient } from './timestamp-client.ts';

const clock = { now: () => new Date('2026-11-23T17:00:00Z') };
const details = { reason: 'Privatrezept R-2026-000123', name: 'Dr. med. Anna Lindström', signer: 'praxis@blattwerk.example', at: clock.now() };
let sandbox: RunningSandbox;
let folder: string;
let pdf: Buffer;
let platform: SignaturePort;

beforeAll(async () => {
  sandbox = await startSandbox();
  folder = await mkdtemp(join(tmpdir(), 'blattwerk-remote-'));
  platform = await certificateSignature({ folder, clock });
  const sheet = openSheet({ title: 'Probe', author: 'Blattwerk', lang: 'de-DE', createdAt: clock.now(), footer: 'Probe', pageLabel: () => '1' });
  sheet.paragraph('Ein Absatz.');
  pdf = await sheet.finish();
});
afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true, force: true });
});

const port = (change: Partial<RemoteSignatureOptions> = {}): SignaturePort =>
  remoteSignature({ url: sandbox.url, clientId: 'sandbox-csc', clientSecret: 'sandbox-csc-secret', pin: '123456', platform, ...change });

test('a document is signed with the doctor’s own certificate, and only its hash leaves', async () => {
  const signature = port({ timestamp: timestampClient(`${sandbox.url}/tsa`) });
  expect(signature.level).toBe('qualified');
  const { certificate, ...seal } = await readSeal(await signature.seal(pdf, details));
  expect(certificate.subject).toBe('CN=praxis@blattwerk.example');
  expect(seal).toMatchObject({ isGenuine: true, coversContent: true, isBaseline: true, isAccepted: true, stampedAt: expect.any(Date) });
});

test('what no doctor signs carries the platform’s seal', async () => {
  const { signer: _signer, ...ofPlatform } = details;
  const { certificate } = await readSeal(await port().seal(pdf, ofPlatform));
  expect(certificate.subject).toBe('CN=Blattwerk document seal');
});

test.each([
  ['a wrong PIN', { pin: '000000' }, {}],
  ['an unknown client', { clientSecret: 'wrong' }, {}],
  ['a doctor without a credential', {}, { signer: 'nobody@blattwerk.example' }],
  ['a provider that cannot be reached', { url: 'http://127.0.0.1:9' }, {}],
])('with %s nothing is signed', async (_what, options, change) => {
  await expect(port(options).seal(pdf, { ...details, ...change })).rejects.toBeInstanceOf(SignatureError);
});
