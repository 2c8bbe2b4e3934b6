import { createHash } from 'node:crypto';
import { ObjectIdentifier, OctetString, Sequence, Set as Asn1Set } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  type Certificate,
} from 'pkijs';

const oids = {
  sha256: '2.16.840.1.101.3.4.2.1',
  sha256WithRsa: '1.2.840.113549.1.1.11',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timestampToken: '1.2.840.113549.1.9.16.2.14',
} as const;

export interface CmsSigner {
  /** The signer's first, then what leads to its root. */
  certificates: [Certificate, ...Certificate[]];
  /** Signs SHA-256 of these bytes with the signer's RSA key (PKCS #1 v1.5). */
  sign(bytes: Buffer): Promise<Buffer>;
  /** An RFC 3161 token over these bytes, DER; left out, the signature proves no time. */
  timestamp?: ((bytes: Buffer) => Promise<Buffer>) | null | undefined;
}

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
export const derOf = (schema: { toBER(): ArrayBuffer }): Buffer => Buffer.from(schema.toBER());
const octets = (bytes: Buffer): OctetString => new OctetString({ valueHex: new Uint8Array(bytes).buffer });

/** ESS `SigningCertificateV2` (RFC 5035): binds the signature to this one certificate. SHA-256 is the default and is left out. */
const signingCertificate = (certificate: Certificate): Sequence =>
  new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [octets(sha256(derOf(certificate.toSchema())))] })] })] });

/** In the order that DER asks of a SET OF, because the signature is over exactly these bytes. */
const sorted = (attributes: Attribute[]): Attribute[] => attributes.toSorted((one, other) => Buffer.compare(derOf(one.toSchema()), derOf(other.toSchema())));

const signedAttributes = (covered: Buffer, certificate: Certificate): Attribute[] =>
  sorted([
    new Attribute({ type: oids.contentType, values: [new ObjectIdentifier({ value: ContentInfo.DATA })] }),
    new Attribute({ type: oids.messageDigest, values: [octets(sha256(covered))] }),
    new Attribute({ type: oids.signingCertificateV2, values: [signingCertificate(certificate)] }),
  ]);

/**
 * A detached CMS signature as PAdES asks for it (ETSI EN 319 142-1, B-B; with a timestamp B-T). The time of signing is in the PDF's own
 * dictionary and, with a timestamp, proven by the token: the attribute `signing-time` must not be there.
 */
export const signCms = async (covered: Buffer, { certificates, sign, timestamp }: CmsSigner): Promise<Buffer> => {
  const [certificate] = certificates;
  const attributes = signedAttributes(covered, certificate);
  const signature = await sign(derOf(new Asn1Set({ value: attributes.map((attribute) => attribute.toSchema()) })));
  const token = await timestamp?.(signature);
  const unsigned = token && [new Attribute({ type: oids.timestampToken, values: [ContentInfo.fromBER(token).toSchema()] })];
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    digestAlgorithm: new AlgorithmIdentifier({ algorithmId: oids.sha256 }),
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
    signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: oids.sha256WithRsa }),
    signature: octets(signature),
    ...(unsigned ? { unsignedAttrs: new SignedAndUnsignedAttributes({ type: 1, attributes: unsigned }) } : {}),
  });
  const message = new SignedData({
    version: 1,
    digestAlgorithms: [new AlgorithmIdentifier({ algorithmId: oids.sha256 })],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: ContentInfo.DATA }),
    certificates,
    signerInfos: [signer],
  });
  return derOf(new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: message.toSchema(true) }).toSchema());
};
