import { createECDH, createHash, createPrivateKey } from 'node:crypto';
import ssh2 from 'ssh2';

/** The login of every server that asks for one. */
export const login = { user: 'feed', password: 'feed-secret' };
/** The token of the servers that ask for one. */
export const token = 'feed-token';

/** An SSH key that follows from a word: it is the same at every start, and no private key lies in the repository. */
function keyFrom(word: string): string {
  const curve = createECDH('prime256v1');
  const d = createHash('sha256').update(word).digest();
  curve.setPrivateKey(d);
  const point = curve.getPublicKey();
  const jwk = { kty: 'EC', crv: 'P-256', d: d.toString('base64url'), x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) };
  return createPrivateKey({ format: 'jwk', key: jwk }).export({ type: 'sec1', format: 'pem' }).toString();
}

/** Of the server itself. */
export const hostKey = keyFrom('Blattwerk sandbox: SFTP server');
/** Of a pharmacy's customer who signs in by key. */
export const clientKey = keyFrom('Blattwerk sandbox: SFTP client');

export function parsedKey(pem: string): ssh2.ParsedKey {
  const key = ssh2.utils.parseKey(pem);
  if (key instanceof Error) throw key;
  return key;
}

/** As `ssh-keygen -l` shows it. */
export const hostFingerprint = `SHA256:${createHash('sha256').update(parsedKey(hostKey).getPublicSSH()).digest('base64').replace(/=+$/, '')}`;
