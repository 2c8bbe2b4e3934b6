import { randomBytes } from 'node:crypto';
import { Integer, ObjectIdentifier, OctetString, Sequence, Set as Asn1Set } from 'asn1js';
import express, { Router } from 'express';
import {
  AlgorithmIdentifier,
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  PKIStatus,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import type { Control } from '../control.ts';
import { arrayBuffer, derOf, makeCredential, sha256, type Credential } from './credentials.ts';

const oids = {
  sha256: '2.16.840.1.101.3.4.2.1',
  sha256WithRsa: '1.2.840.113549.1.1.11',
  tstInfo: '1.2.840.113549.1.9.16.1.4',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  /** A policy of nobody's: it stands below the arc for examples. */
  policy: '2.999.1',
} as const;

const octets = (bytes: Buffer): OctetString => new OctetString({ valueHex: arrayBuffer(bytes) });
const digestAlgorithm = (): AlgorithmIdentifier => new AlgorithmIdentifier({ algorithmId: oids.sha256 });

/** The signed token over what was asked for, with the certificate in it (RFC 3161, section 2.4.2). */
function tokenFor(request: TimeStampReq, { certificate, sign }: Credential, now: number): ContentInfo {
  const info = new TSTInfo({
    version: 1,
    policy: oids.policy,
    messageImprint: request.messageImprint,
    serialNumber: new Integer({ valueHex: arrayBuffer(Buffer.from([0x01, ...randomBytes(7)])) }),
    genTime: new Date(now),
    ...(request.nonce ? { nonce: request.nonce } : {}),
  });
  const content = derOf(info.toSchema());
  const bound = new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [octets(sha256(derOf(certificate.toSchema())))] })] })] });
  const attributes = [
    new Attribute({ type: oids.contentType, values: [new ObjectIdentifier({ value: oids.tstInfo })] }),
    new Attribute({ type: oids.messageDigest, values: [octets(sha256(content))] }),
    new Attribute({ type: oids.signingCertificateV2, values: [bound] }),
  ].toSorted((one, other) => Buffer.compare(derOf(one.toSchema()), derOf(other.toSchema())));
  const signed = derOf(new Asn1Set({ value: attributes.map((attribute) => attribute.toSchema()) }));
  const message = new SignedData({
    version: 3,
    digestAlgorithms: [digestAlgorithm()],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: oids.tstInfo, eContent: octets(content) }),
    certificates: [certificate],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        digestAlgorithm: digestAlgorithm(),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
        signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: oids.sha256WithRsa }),
        signature: octets(sign(signed)),
      }),
    ],
  });
  return new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: message.toSchema(true) });
}

const readRequest = (body: unknown): TimeStampReq | undefined => {
  try {
    return Buffer.isBuffer(body) ? TimeStampReq.fromBER(body) : undefined;
  } catch {
    // What is no request is refused in the protocol's own words.
    return undefined;
  }
};

/** `POST /tsa`: a timestamp service as RFC 3161 describes it over HTTP. Its certificate is of this start only. */
export function timestampRouter(control: Control, now: () => number): Router {
  const router = Router();
  const credential = makeCredential('Sandbox timestamps', 'timestamp', now());
  router.post('/', express.raw({ type: 'application/timestamp-query', limit: '64kb' }), async (request, response) => {
    if (control.settings.tsa.isDown) return void response.status(503).end();
    const query = readRequest(request.body);
    const answer = query
      ? new TimeStampResp({ status: new PKIStatusInfo({ status: PKIStatus.granted }), timeStampToken: tokenFor(query, await credential, now()) })
      : new TimeStampResp({ status: new PKIStatusInfo({ status: PKIStatus.rejection }) });
    response.type('application/timestamp-reply').send(derOf(answer.toSchema()));
  });
  return router;
}
