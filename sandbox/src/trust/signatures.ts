import { constants, privateEncrypt, randomUUID } from 'node:crypto';
import express, { Router, type Request } from 'express';
import { derOf, makeCredential, type Credential } from './credentials.ts';

/** DER of `DigestInfo` for SHA-256 up to the digest itself (RFC 8017, section 9.2). */
const sha256Info = Buffer.from('3031300d060960864801650304020105000420', 'hex');
const oids = { sha256: '2.16.840.1.101.3.4.2.1', sha256WithRsa: '1.2.840.113549.1.1.11', rsa: '1.2.840.113549.1.1.1' } as const;

export const cscClient = { id: 'sandbox-csc', secret: 'sandbox-csc-secret', pin: '123456' } as const;

interface Authorized {
  credentialID: string;
  hashes: string;
}
type Body = Record<string, unknown>;

const fail = (error: string, description: string) => ({ error, error_description: description });
const bodyOf = (request: Request): Body => (request.body ?? {}) as Body;
const hashesOf = ({ hashes }: Body): string => JSON.stringify(hashes);

/** Signs a digest that was made elsewhere. */
const signDigest = ({ key }: Credential, digest: Buffer): Buffer =>
  privateEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.concat([sha256Info, digest]));

/** The provider's keys: one for each person who is asked for, made at the first request. Who begins with `nobody` has none. */
class Vault {
  readonly #credentials = new Map<string, Promise<Credential>>();
  readonly #now: () => number;
  constructor(now: () => number) {
    this.#now = now;
  }
  idOf(userID: string): string | undefined {
    if (userID === '' || userID.startsWith('nobody')) return undefined;
    const id = Buffer.from(userID).toString('base64url');
    if (!this.#credentials.has(id)) this.#credentials.set(id, makeCredential(userID, 'signature', this.#now()));
    return id;
  }
  find(id: unknown): Promise<Credential> | undefined {
    return this.#credentials.get(String(id));
  }
}

/** `POST /oauth2/token` and `/csc/v2/…`: a remote signature service as the Cloud Signature Consortium describes it. Nothing that it signs is qualified. */
export function signatureRouter(now: () => number): Router {
  const router = Router();
  const vault = new Vault(now);
  const tokens = new Set<string>();
  const sads = new Map<string, Authorized>();
  router.post('/oauth2/token', express.urlencoded({ extended: false }), (request, response) => {
    const { client_id: id, client_secret: secret, grant_type: grant } = bodyOf(request);
    if (id !== cscClient.id || secret !== cscClient.secret || grant !== 'client_credentials')
      return void response.status(401).json(fail('invalid_client', 'The client is not known.'));
    const token = randomUUID();
    tokens.add(token);
    response.json({ access_token: token, token_type: 'Bearer', expires_in: 3600 });
  });
  router.use('/csc/v2', express.json(), (request, response, next) => {
    if (tokens.has(/^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1] ?? '')) next();
    else response.status(401).json(fail('invalid_token', 'The access token is not valid.'));
  });
  router.post('/csc/v2/credentials/list', (request, response) => {
    const id = vault.idOf(String(bodyOf(request)['userID'] ?? ''));
    response.json({ credentialIDs: id ? [id] : [] });
  });
  router.post('/csc/v2/credentials/info', async (request, response) => {
    const credential = await vault.find(bodyOf(request)['credentialID']);
    if (!credential) return void response.status(400).json(fail('invalid_request', 'Invalid parameter credentialID'));
    response.json({
      key: { status: 'enabled', algo: [oids.rsa, oids.sha256WithRsa], len: 2048 },
      cert: { status: 'valid', certificates: [derOf(credential.certificate.toSchema()).toString('base64')] },
      auth: { mode: 'explicit' },
      SCAL: '2',
      multisign: 1,
    });
  });
  router.post('/csc/v2/credentials/authorize', (request, response) => {
    const body = bodyOf(request);
    const [given] = Array.isArray(body['authData']) ? (body['authData'] as { value?: unknown }[]) : [];
    if (given?.value !== cscClient.pin) return void response.status(400).json(fail('invalid_pin', 'The PIN is invalid'));
    const SAD = randomUUID();
    sads.set(SAD, { credentialID: String(body['credentialID']), hashes: hashesOf(body) });
    response.json({ SAD, expiresIn: 300 });
  });
  router.post('/csc/v2/signatures/signHash', async (request, response) => {
    const body = bodyOf(request);
    const allowed = sads.get(String(body['SAD']));
    // An authorization is for one key and these hashes alone, and for one use (SCAL2).
    if (allowed?.credentialID !== body['credentialID'] || allowed?.hashes !== hashesOf(body))
      return void response.status(400).json(fail('invalid_request', 'Invalid parameter SAD'));
    sads.delete(String(body['SAD']));
    const credential = await vault.find(body['credentialID']);
    const digests = (body['hashes'] as string[]).map((hash) => Buffer.from(hash, 'base64'));
    if (!credential || body['hashAlgorithmOID'] !== oids.sha256 || digests.some(({ length }) => length !== 32))
      return void response.status(400).json(fail('invalid_request', 'Invalid parameter hashes'));
    response.json({ signatures: digests.map((digest) => signDigest(credential, digest).toString('base64')) });
  });
  return router;
}
