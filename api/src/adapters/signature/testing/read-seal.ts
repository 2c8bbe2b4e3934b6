import { createHash, verify, X509Certificate } from 'node:crypto';
import { Sequence, Set as Asn1Set, type OctetString } from 'asn1js';
import { ContentInfo, SignedData, type Attribute, type Certificate } from 'pkijs';
import { derOf } from '../cms-signature.ts';
import { timeOfToken } from '../timestamp-client.ts';

const oids = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timestampToken: '1.2.840.113549.1.9.16.2.14',
} as const;

export interface ReadSeal {
  subFilter: string;
  range: [number, number, number, number];
  certificate: X509Certificate;
  /** The signature over the attributes, computed by OpenSSL. */
  isGenuine: boolean;
  /** The document has the digest that was signed. */
  coversContent: boolean;
  /** What the PAdES baseline asks of the attributes: type, digest and certificate, and no time of the signer's own. */
  isBaseline: boolean;
  /** The whole message, verified by the library that validators build on. */
  isAccepted: boolean;
  /** What the timestamp proves; undefined without one (B-B). */
  stampedAt: Date | undefined;
}

const firstValue = (attributes: Attribute[], type: string): { valueBlock: unknown; toBER(): ArrayBuffer } | undefined =>
  attributes.find((attribute) => attribute.type === type)?.values[0] as { valueBlock: unknown; toBER(): ArrayBuffer } | undefined;

const bytesOf = (value: unknown): Buffer => Buffer.from((value as OctetString).valueBlock.valueHexView);

/** The hash in `SigningCertificateV2`, two sequences deep. */
const boundHash = (value: unknown): Buffer => {
  let inner = value;
  while (inner instanceof Sequence) inner = inner.valueBlock.value[0];
  return bytesOf(inner);
};

const isSortedDer = (attributes: Attribute[]): boolean => {
  const encoded = attributes.map((attribute) => derOf(attribute.toSchema()));
  return encoded.every((one, index) => index === 0 || Buffer.compare(encoded[index - 1] ?? one, one) < 0);
};

const isAccepted = async (message: SignedData, covered: Buffer): Promise<boolean> => {
  try {
    return await message.verify({ signer: 0, data: new Uint8Array(covered).buffer, checkChain: false });
  } catch {
    // The library throws for a digest that does not fit, which is the answer "no".
    return false;
  }
};

/** Reads the signature as a PDF reader does: the bytes it covers, and the attributes that were signed. */
export const readSeal = async (sealed: Buffer): Promise<ReadSeal> => {
  const text = sealed.toString('latin1');
  const range = (/\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(text) ?? []).slice(1).map(Number) as [number, number, number, number];
  const covered = Buffer.concat([sealed.subarray(range[0], range[0] + range[1]), sealed.subarray(range[2], range[2] + range[3])]);
  const padded = Buffer.from(text.slice(range[1] + 1, range[2] - 1), 'hex');
  const message = new SignedData({ schema: ContentInfo.fromBER(padded.subarray(0, 4 + padded.readUInt16BE(2))).content });
  const [signer] = message.signerInfos;
  const [signedWith] = message.certificates ?? [];
  if (!signedWith) throw new Error('The seal carries no certificate');
  const certificateDer = derOf((signedWith as Certificate).toSchema());
  const certificate = new X509Certificate(certificateDer);
  const attributes = signer?.signedAttrs?.attributes ?? [];
  const signed = derOf(new Asn1Set({ value: attributes.map((attribute) => attribute.toSchema()) }));
  const signature = bytesOf(signer?.signature);
  const token = firstValue(signer?.unsignedAttrs?.attributes ?? [], oids.timestampToken);
  const hashOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
  return {
    subFilter: /\/SubFilter \/([\w.]+)/.exec(text)?.[1] ?? '',
    range,
    certificate,
    isGenuine: verify('sha256', signed, certificate.publicKey, signature),
    coversContent: bytesOf(firstValue(attributes, oids.messageDigest)).equals(hashOf(covered)),
    isBaseline:
      isSortedDer(attributes) &&
      firstValue(attributes, oids.contentType) !== undefined &&
      firstValue(attributes, oids.signingTime) === undefined &&
      boundHash(firstValue(attributes, oids.signingCertificateV2)).equals(hashOf(certificateDer)),
    isAccepted: await isAccepted(message, covered),
    stampedAt: token && (await timeOfToken(derOf(token), signature)),
  };
};
