import { createPrivateKey, KeyObject, randomBytes, randomUUID, webcrypto, X509Certificate } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BitString, Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension, RelativeDistinguishedNames, Time } from 'pkijs';
import { derOf } from './cms-signature.ts';

const years = 10;

const subject = 'Blattwerk document seal';

const addYears = (from: Date, count: number): Date => {
  const to = new Date(from);
  to.setUTCFullYear(to.getUTCFullYear() + count);
  return to;
};

const nameOf = (value: string): RelativeDistinguishedNames =>
  new RelativeDistinguishedNames({ typesAndValues: [new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value }) })] });

const extension = (extnID: string, value: { toBER(): ArrayBuffer }): Extension => new Extension({ extnID, critical: true, extnValue: value.toBER() });

/** Bits 0 and 1: signatures, and such that stand as evidence. */
const keyUsage = new BitString({ valueHex: new Uint8Array([0xc0]).buffer, unusedBits: 6 });

/** Certificate and key in one PEM file, without a passphrase: the file's permissions protect it. */
const makeCertificate = async (now: Date): Promise<Buffer> => {
  const pair = await webcrypto.subtle.generateKey(
    { name: 'RSASSA-PKCS1-v1_5', modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['sign', 'verify'],
  );
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ valueHex: new Uint8Array([0x01, ...randomBytes(15)]).buffer }),
    issuer: nameOf(subject),
    subject: nameOf(subject),
    notBefore: new Time({ type: 0, value: now }),
    notAfter: new Time({ type: 0, value: addYears(now, years) }),
    extensions: [extension('2.5.29.19', new BasicConstraints({ cA: false }).toSchema()), extension('2.5.29.15', keyUsage)],
  });
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey);
  await certificate.sign(pair.privateKey, 'SHA-256');
  const pem = new X509Certificate(derOf(certificate.toSchema())).toString();
  return Buffer.from(`${pem}${KeyObject.from(pair.privateKey).export({ type: 'pkcs8', format: 'pem' }).toString()}`);
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
  key: KeyObject;
  /** The seal's own first, then what leads to its root. */
  certificates: [Certificate, ...Certificate[]];
}

const blocks = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** Every certificate of a PEM text, the first one first. @throws Error when there is none */
const readCertificates = (pem: string): [Certificate, ...Certificate[]] => {
  const [first, ...others] = (pem.match(blocks) ?? []).map((block) => Certificate.fromBER(new X509Certificate(block).raw));
  if (!first) throw new Error('There is no certificate');
  return [first, ...others];
};

const parse = (pem: Buffer): SealCertificate => ({ key: createPrivateKey(pem), certificates: readCertificates(pem.toString()) });

const read = <T>(variable: string, make: () => T): T => {
  try {
    return make();
  } catch (error) {
    throw new Error(`${variable} cannot be read: PEM is expected, line ends as \\n`, { cause: error });
  }
};

/**
 * The operator's own seal certificate, alone or with its issuers below it.
 * @throws Error that names the variable when it cannot be read, is not valid at this time, or key and certificate do not belong together
 */
export const readSealCertificate = ({ certificate, privateKey }: { certificate: string; privateKey: string }, now: Date): SealCertificate => {
  const x509 = read('SEAL_CERTIFICATE', () => new X509Certificate(certificate));
  const key: KeyObject = read('SEAL_PRIVATE_KEY', () => createPrivateKey(privateKey));
  if (key.asymmetricKeyType !== 'rsa') throw new Error('SEAL_PRIVATE_KEY is no RSA key');
  if (!x509.checkPrivateKey(key)) throw new Error('SEAL_PRIVATE_KEY is not the key of SEAL_CERTIFICATE');
  if (now < new Date(x509.validFrom) || now > new Date(x509.validTo))
    throw new Error(`SEAL_CERTIFICATE is valid from ${x509.validFrom} to ${x509.validTo} only`);
  return { key, certificates: readCertificates(certificate) };
};

/** The platform's own seal certificate, made at the first start and kept in `folder`, readable by the server alone. */
export const loadSealCertificate = async (folder: string, now: Date): Promise<SealCertificate> => {
  const path = join(folder, 'document-seal.pem');
  const known = await readIfThere(path);
  if (known) return parse(known);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await publish(path, await makeCertificate(now));
  return parse(await readFile(path));
};
