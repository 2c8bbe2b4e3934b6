import { createPrivateKey, generateKeyPairSync, randomBytes, randomUUID, X509Certificate, type KeyObject } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import forge from 'node-forge';
import { nativeKey } from './native-key.ts';

const years = 10;

const subject = [
  { shortName: 'CN', value: 'Blattwerk document seal' },
  { shortName: 'O', value: 'Blattwerk' },
];

const addYears = (from: Date, count: number): Date => {
  const to = new Date(from);
  to.setUTCFullYear(to.getUTCFullYear() + count);
  return to;
};

/** Certificate and key in one PEM file, without a passphrase: the file's permissions protect it. */
const makeCertificate = (now: Date): Buffer => {
  const pair = generateKeyPairSync('rsa', { modulusLength: 3072 });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey.export({ type: 'spki', format: 'pem' }).toString());
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = now;
  certificate.validity.notAfter = addYears(now, years);
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  certificate.sign(nativeKey(pair.privateKey), forge.md.sha256.create());
  return Buffer.from(`${forge.pki.certificateToPem(certificate)}${pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()}`);
};

const codeOf = (error: unknown): unknown => (typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined);

const readIfThere = async (path: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** Puts the finished file in place unless another process was first, so that all of them use the same certificate. */
const publish = async (path: string, bytes: Buffer): Promise<void> => {
  const draft = `${path}.${randomUUID()}.tmp`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(draft, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
};

export interface SealCertificate {
  key: forge.pki.rsa.PrivateKey;
  certificate: forge.pki.Certificate;
}
const parse = (pem: Buffer): SealCertificate => ({ key: nativeKey(createPrivateKey(pem)), certificate: forge.pki.certificateFromPem(pem.toString()) });

const read = <T>(variable: string, make: () => T): T => {
  try {
    return make();
  } catch (error) {
    throw new Error(`${variable} cannot be read: PEM is expected, line ends as \\n`, { cause: error });
  }
};

/**
 * The operator's own seal certificate.
 * @throws Error that names the variable when it cannot be read, is not valid at this time, or key and certificate do not belong together
 */
export const readSealCertificate = ({ certificate, privateKey }: { certificate: string; privateKey: string }, now: Date): SealCertificate => {
  const x509 = read('SEAL_CERTIFICATE', () => new X509Certificate(certificate));
  const key: KeyObject = read('SEAL_PRIVATE_KEY', () => createPrivateKey(privateKey));
  if (key.asymmetricKeyType !== 'rsa') throw new Error('SEAL_PRIVATE_KEY is no RSA key');
  if (!x509.checkPrivateKey(key)) throw new Error('SEAL_PRIVATE_KEY is not the key of SEAL_CERTIFICATE');
  if (now < new Date(x509.validFrom) || now > new Date(x509.validTo))
    throw new Error(`SEAL_CERTIFICATE is valid from ${x509.validFrom} to ${x509.validTo} only`);
  return { key: nativeKey(key), certificate: forge.pki.certificateFromPem(certificate) };
};

/** The platform's own seal certificate, made at the first start and kept in `folder`, readable by the server alone. */
export const loadSealCertificate = async (folder: string, now: Date): Promise<SealCertificate> => {
  const path = join(folder, 'document-seal.pem');
  const known = await readIfThere(path);
  if (known) return parse(known);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await publish(path, makeCertificate(now));
  return parse(await readFile(path));
};
