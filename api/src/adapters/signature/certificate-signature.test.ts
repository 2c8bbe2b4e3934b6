import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { X509Certificate } from 'node:crypto';
import { openSheet } from '../pdf/sheet.ts';
import { certificateSignature } from './certificate-signature.ts';
import { SignatureError } from './signature-port.ts';
import { readSeal } from './testing/read-seal.ts';

const at = new Date('2026-11-23T17:00:00Z');
const clock = { now: () => at };
const details = { reason: 'Privatrezept RX-2026-000123', name: 'Dr. med. Anna Lindström', at };
let folder: string;
let pdf: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blattwerk-seal-'));
  const sheet = openSheet({
    title: 'Probe',
    author: 'Blattwerk',
    lang: 'de-DE',
    createdAt: at,
    footer: 'Probe',
    pageLabel: (page, of) => `Seite ${page} von ${of}`,
  });
  sheet.heading(1, 'Probe');
  sheet.paragraph('Ein Absatz mit Umlauten: äöüß.');
  pdf = await sheet.finish();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a sealed document carries a genuine signature over all of its bytes', async () => {
  const signature = await certificateSignature({ folder, clock });
  expect(signature.level).toBe('advanced');
  const sealed = await signature.seal(pdf, details);
  const { range, certificate, ...seal } = await readSeal(sealed);
  expect(range[0]).toBe(0);
  expect(range[2] + range[3]).toBe(sealed.length);
  expect(seal).toEqual({
    subFilter: 'ETSI.CAdES.detached',
    isGenuine: true,
    coversContent: true,
    isBaseline: true,
    isAccepted: true,
    stampedAt: undefined,
  });
  expect(certificate.subject).toContain('Blattwerk document seal');
  expect(new Date(certificate.validTo).getUTCFullYear()).toBe(2036);
  expect(sealed.subarray(0, pdf.length - 1).equals(pdf.subarray(0, pdf.length - 1))).toBe(true);
});

test('a single changed byte breaks the signature', async () => {
  const sealed = await (await certificateSignature({ folder, clock })).seal(pdf, details);
  sealed[200] = (sealed[200] ?? 0) ^ 1;
  expect(await readSeal(sealed)).toMatchObject({ isGenuine: true, coversContent: false, isAccepted: false });
});

test('the certificate is made once, also by two processes at the same time, and only the server may read it', async () => {
  const shared = join(folder, 'shared');
  const signatures = await Promise.all([certificateSignature({ folder: shared, clock }), certificateSignature({ folder: shared, clock })]);
  const [first, second] = await Promise.all(signatures.map((signature) => signature.seal(pdf, details)));
  const again = await (await certificateSignature({ folder: shared, clock })).seal(pdf, details);
  expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
  expect(again.equals(first ?? Buffer.alloc(0))).toBe(true);
  expect(await readdir(shared)).toEqual(['document-seal.pem']);
  expect((await stat(join(shared, 'document-seal.pem'))).mode & 0o777).toBe(0o600);
});

const seal = fileURLToPath(new URL('./seal-certificate.ts', import.meta.url));

test('processes that are started at once on one folder have one certificate', async () => {
  const shared = join(folder, 'processes');
  const script = `const { loadSealCertificate } = await import(process.argv[1]); process.stdout.write((await loadSealCertificate(process.argv[2], new Date())).certificates[0].serialNumber.valueBlock.toString())`;
  const start = () => promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script, seal, shared]);
  const started = await Promise.all([start(), start(), start(), start()]);
  expect(new Set(started.map(({ stdout }) => stdout)).size).toBe(1);
  expect(started[0]?.stdout).toMatch(/^\d{36,}$/);
  expect(await readdir(shared)).toEqual(['document-seal.pem']);
});

describe('A configured certificate', () => {
  const pem = async (name: string): Promise<{ certificate: string; privateKey: string }> => {
    await certificateSignature({ folder: join(folder, name), clock });
    const [, certificate = '', privateKey = ''] =
      /(-----BEGIN CERT[\s\S]*?-----END CERTIFICATE-----)\s*([\s\S]+)/.exec(await readFile(join(folder, name, 'document-seal.pem'), 'utf8')) ?? [];
    return { certificate, privateKey };
  };

  it('seals in every process alike, and nothing is kept on disk', async () => {
    const given = await pem('operator');
    const empty = join(folder, 'nothing');
    const [one, two] = await Promise.all([0, 1].map(async () => (await certificateSignature({ folder: empty, clock, given })).seal(pdf, details)));
    expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true);
    expect((await readSeal(one ?? Buffer.alloc(0))).certificate.serialNumber).toBe(new X509Certificate(given.certificate).serialNumber);
    await expect(readdir(empty)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it.each([
    [
      'a key of another one',
      async () => ({ ...(await pem('operator')), privateKey: (await pem('other')).privateKey }),
      'SEAL_PRIVATE_KEY is not the key of SEAL_CERTIFICATE',
    ],
    ['what is no certificate', async () => ({ ...(await pem('operator')), certificate: 'x' }), 'SEAL_CERTIFICATE cannot be read'],
    ['what is no key', async () => ({ ...(await pem('operator')), privateKey: 'x' }), 'SEAL_PRIVATE_KEY cannot be read'],
  ])('with %s stops the start by name', async (_what, given, words) => {
    await expect(certificateSignature({ folder, clock, given: await given() })).rejects.toThrow(words);
  });

  it('that has expired stops the start by name', async () => {
    const late = { now: () => new Date('2036-12-01T00:00:00Z') };
    await expect(certificateSignature({ folder, clock: late, given: await pem('operator') })).rejects.toThrow('SEAL_CERTIFICATE is valid from');
  });
});

test('a name cannot add anything to the document', async () => {
  const sealed = await (
    await certificateSignature({ folder, clock })
  ).seal(pdf, { ...details, name: ') /OpenAction << /S /JavaScript /JS (app.alert(1)) >> (' });
  const added = sealed.subarray(pdf.length).toString('latin1');
  expect(added).not.toMatch(/\/JavaScript|\/JS|\/OpenAction/);
  expect(await readSeal(sealed)).toMatchObject({ isGenuine: true, isAccepted: true });
});

test('what is not a PDF is refused', async () => {
  await expect((await certificateSignature({ folder, clock })).seal(Buffer.from('hello'), details)).rejects.toBeInstanceOf(SignatureError);
});
