import { createHash } from 'node:crypto';
import { Certificate } from 'pkijs';
import { z } from 'zod';
import type { CmsSigner } from './cms-signature.ts';
import { sealPdf } from './seal-pdf.ts';
import { SignatureError, type SignaturePort } from './signature-port.ts';
import type { Timestamp } from './timestamp-client.ts';

const oids = { sha256: '2.16.840.1.101.3.4.2.1', sha256WithRsa: '1.2.840.113549.1.1.11', rsa: '1.2.840.113549.1.1.1' } as const;
const waitMs = 10_000;

export interface RemoteSignatureOptions {
  /** The provider's address; `oauth2/token` and `csc/v2/…` are below it. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** What releases a doctor's key where the provider asks for it. */
  pin?: string | undefined;
  timestamp?: Timestamp | null;
  fetch?: typeof fetch;
  /** Seals what no doctor signs: agreements, invoices, copies. */
  platform: SignaturePort;
}

const token = z.object({ access_token: z.string().min(1) });
const credentialList = z.object({ credentialIDs: z.array(z.string()) });
const credentialInfo = z.object({
  key: z.object({ status: z.string(), algo: z.array(z.string()) }),
  cert: z.object({ status: z.string().optional(), certificates: z.array(z.base64()).min(1) }),
});
const authorization = z.object({ SAD: z.string().min(1) });
const signed = z.object({ signatures: z.array(z.base64()).length(1) });

type Shape<T> = z.ZodType<T>;

const postWith =
  (ask: typeof fetch) =>
  async <T>(address: string, shape: Shape<T>, init: { body: string; headers: Record<string, string> }): Promise<T> => {
    const response = await ask(address, { method: 'POST', redirect: 'error', signal: AbortSignal.timeout(waitMs), ...init });
    if (!response.ok) throw new Error(`The signature provider answered ${response.status} to ${new URL(address).pathname}`);
    return shape.parse(await response.json());
  };

/** One provider's API of the Cloud Signature Consortium, version 2, with the rights of the platform as its client. */
const openSession = async ({
  url,
  clientId,
  clientSecret,
  fetch: ask = fetch,
}: RemoteSignatureOptions): Promise<<T>(method: string, shape: Shape<T>, body: object) => Promise<T>> => {
  const base = url.replace(/\/$/, '');
  const post = postWith(ask);
  const { access_token: bearer } = await post(`${base}/oauth2/token`, token, {
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret, scope: 'service' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return (method, shape, body) =>
    post(`${base}/csc/v2/${method}`, shape, { body: JSON.stringify(body), headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` } });
};

/** The doctor's key at the provider: the certificate with its issuers, and a function that signs with it there. */
const signerOf = async (options: RemoteSignatureOptions, userID: string): Promise<CmsSigner> => {
  const call = await openSession(options);
  const { credentialIDs } = await call('credentials/list', credentialList, { userID });
  const [credentialID] = credentialIDs;
  if (!credentialID) throw new SignatureError('The doctor has no credential at the signature provider');
  const { key, cert } = await call('credentials/info', credentialInfo, { credentialID, certificates: 'chain', certInfo: true, authInfo: true });
  if (key.status !== 'enabled' || (cert.status ?? 'valid') !== 'valid') throw new SignatureError('The doctor’s credential cannot be used at this time');
  if (!key.algo.includes(oids.sha256WithRsa) && !key.algo.includes(oids.rsa)) throw new SignatureError('The doctor’s key is no RSA key');
  const [first, ...others] = cert.certificates.map((der) => Certificate.fromBER(Buffer.from(der, 'base64')));
  if (!first) throw new SignatureError('The signature provider gave no certificate');
  return {
    certificates: [first, ...others],
    timestamp: options.timestamp,
    sign: async (bytes) => {
      const hashes = [createHash('sha256').update(bytes).digest('base64')];
      const asked = { credentialID, hashes, hashAlgorithmOID: oids.sha256 };
      const authData = options.pin ? [{ id: 'PIN', value: options.pin }] : [];
      const { SAD } = await call('credentials/authorize', authorization, { ...asked, numSignatures: 1, authData });
      const { signatures } = await call('signatures/signHash', signed, { ...asked, SAD, signAlgo: oids.sha256WithRsa });
      return Buffer.from(signatures[0] ?? '', 'base64');
    },
  };
};

/**
 * Signs with the doctor's own qualified certificate, whose key is at a trust service provider (eIDAS, CSC API v2): only the hash leaves. What no doctor
 * signs carries the platform's seal.
 */
export const remoteSignature = (options: RemoteSignatureOptions): SignaturePort => ({
  level: 'qualified',
  seal: async (pdf, details) => {
    if (!details.signer) return options.platform.seal(pdf, details);
    const signer = await signerOf(options, details.signer).catch((error: unknown) => {
      throw error instanceof SignatureError ? error : new SignatureError('The signature provider could not be asked', error);
    });
    return sealPdf(pdf, details, signer);
  },
});
