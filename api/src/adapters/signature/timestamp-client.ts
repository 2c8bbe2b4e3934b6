import { createHash, randomBytes } from 'node:crypto';
import { Integer, OctetString } from 'asn1js';
import { AlgorithmIdentifier, ContentInfo, MessageImprint, PKIStatus, SignedData, TimeStampReq, TimeStampResp, TSTInfo } from 'pkijs';
import { derOf } from './cms-signature.ts';

const sha256Oid = '2.16.840.1.101.3.4.2.1';
const waitMs = 10_000;
/** Tokens with their certificates are a few kilobytes. */
const largest = 64 * 1024;

export type Timestamp = (bytes: Buffer) => Promise<Buffer>;

const arrayBuffer = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer;

const requestFor = (imprint: Buffer, nonce: Buffer): Buffer =>
  derOf(
    new TimeStampReq({
      version: 1,
      messageImprint: new MessageImprint({
        hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256Oid }),
        hashedMessage: new OctetString({ valueHex: arrayBuffer(imprint) }),
      }),
      nonce: new Integer({ valueHex: arrayBuffer(nonce) }),
      certReq: true,
    }).toSchema(),
  );

/** What a token says, after a look at its own signature. @throws Error when it is none or its signature does not hold */
const readToken = async (token: Buffer, bytes: Buffer): Promise<TSTInfo> => {
  const message = new SignedData({ schema: ContentInfo.fromBER(token).content });
  const content = message.encapContentInfo.eContent?.getValue();
  if (!content) throw new Error('The timestamp has no content');
  if (!(await message.verify({ signer: 0, data: arrayBuffer(bytes), checkChain: false }))) throw new Error('The timestamp’s signature does not hold');
  return TSTInfo.fromBER(content);
};

/** When a token was made, and that it stands over these bytes. @throws Error otherwise */
export const timeOfToken = async (token: Buffer, bytes: Buffer): Promise<Date> => (await readToken(token, bytes)).genTime;

const ask = async (fetchUrl: typeof fetch, url: string, body: Buffer): Promise<Buffer> => {
  const response = await fetchUrl(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(waitMs),
  });
  if (!response.ok) throw new Error(`The timestamp service answered ${response.status}`);
  const answer = Buffer.from(await response.arrayBuffer());
  if (answer.length > largest) throw new Error('The timestamp service answered too much');
  return answer;
};

/** Asks a timestamp service (RFC 3161 over HTTP) for a token over SHA-256 of the bytes, and takes it only when it answers exactly this question. */
export const timestampClient =
  (url: string, fetchUrl: typeof fetch = fetch): Timestamp =>
  async (bytes) => {
    const imprint = createHash('sha256').update(bytes).digest();
    // The first byte keeps the number positive and its encoding as short as DER wants it.
    const nonce = Buffer.concat([Buffer.from([0x01]), randomBytes(15)]);
    const answer = TimeStampResp.fromBER(await ask(fetchUrl, url, requestFor(imprint, nonce)));
    const isGranted = answer.status.status === PKIStatus.granted || answer.status.status === PKIStatus.grantedWithMods;
    if (!isGranted || !answer.timeStampToken) throw new Error(`The timestamp service refused with status ${answer.status.status}`);
    const token = derOf(answer.timeStampToken.toSchema());
    const info = await readToken(token, bytes);
    const stamped = Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView);
    const echoed = info.nonce && Buffer.from(info.nonce.valueBlock.valueHexView);
    if (!stamped.equals(imprint) || !echoed?.equals(nonce)) throw new Error('The timestamp is not for this document');
    return token;
  };
