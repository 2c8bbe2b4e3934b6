import { createHash, KeyObject, randomBytes, sign, webcrypto } from 'node:crypto';
import { BitString, Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension, ExtKeyUsage, RelativeDistinguishedNames, Time } from 'pkijs';

const year = 365 * 24 * 3600 * 1000;
const timeStamping = '1.3.6.1.5.5.7.3.8';

/** A key with its self-signed certificate; made anew with each start, because nobody trusts a sandbox for longer. */
export interface Credential {
  certificate: Certificate;
  /** Signs SHA-256 of these bytes (RSA, PKCS #1 v1.5). */
  sign: (bytes: Buffer) => Buffer;
  key: KeyObject;
}

export const derOf = (schema: { toBER(): ArrayBuffer }): Buffer => Buffer.from(schema.toBER());
export const arrayBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

function nameOf(value: string): RelativeDistinguishedNames {
  return new RelativeDistinguishedNames({ typesAndValues: [new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value }) })] });
}

function extension(extnID: string, value: { toBER(): ArrayBuffer }): Extension {
  return new Extension({ extnID, critical: true, extnValue: value.toBER() });
}

/** For signatures of people, or for timestamps alone. */
export async function makeCredential(commonName: string, purpose: 'signature' | 'timestamp', now: number): Promise<Credential> {
  const pair = await webcrypto.subtle.generateKey(
    { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['sign', 'verify'],
  );
  const usage = new BitString({ valueHex: arrayBuffer(new Uint8Array([0xc0])), unusedBits: 6 });
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ valueHex: arrayBuffer(Buffer.from([0x01, ...randomBytes(15)])) }),
    issuer: nameOf(commonName),
    subject: nameOf(commonName),
    notBefore: new Time({ type: 0, value: new Date(now - year) }),
    notAfter: new Time({ type: 0, value: new Date(now + 5 * year) }),
    extensions: [
      extension('2.5.29.19', new BasicConstraints({ cA: false }).toSchema()),
      extension('2.5.29.15', usage),
      ...(purpose === 'timestamp' ? [extension('2.5.29.37', new ExtKeyUsage({ keyPurposes: [timeStamping] }).toSchema())] : []),
    ],
  });
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey);
  await certificate.sign(pair.privateKey, 'SHA-256');
  const key = KeyObject.from(pair.privateKey);
  return { certificate, key, sign: (bytes) => sign('sha256', bytes, key) };
}
