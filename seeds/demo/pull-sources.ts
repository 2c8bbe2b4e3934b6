import { createECDH, createHash, createPrivateKey } from 'node:crypto';
import type { FeedAuth } from '@blattwerk/contract/stock-feeds/connection';
import type { FeedFormat } from '@blattwerk/contract/stock-feeds/shapes';
import { storedLogin } from '../../api/src/features/stock-feeds/pulling/feed-login.ts';
import type { Secrets } from '../../api/src/kernel/secrets.ts';

/** Where the sandbox plays pharmacies' servers, and the key under which their logins are stored. */
export interface FeedServers {
  sandboxPort: number;
  sftpPort: number;
  secrets: Pick<Secrets, 'feedLogin'>;
}

/** What the sandbox's SFTP server shows; its own test holds it fast. */
const sandboxHostKey = 'SHA256:i/xYAPeertUrxJS+2Cd0AzW26R8CfTb+PMvBWB4QKd0';

/** The key that the sandbox knows (`/pharmacies/sftp-key.pem`): it follows from a word there as here. */
const sandboxKey = (): string => {
  const curve = createECDH('prime256v1');
  const secret = createHash('sha256').update('Blattwerk sandbox: SFTP client').digest();
  curve.setPrivateKey(secret);
  const point = curve.getPublicKey();
  const jwk = { kty: 'EC', crv: 'P-256', d: secret.toString('base64url'), x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) };
  return createPrivateKey({ format: 'jwk', key: jwk }).export({ type: 'sec1', format: 'pem' }).toString();
};

interface Way {
  format: FeedFormat;
  auth: FeedAuth;
  /** What stands behind the pharmacy's name at the sandbox. */
  suffix?: string;
  file?: string;
}

const none = { kind: 'none' } as const;
const basic = { kind: 'basic', username: 'feed', password: 'feed-secret' } as const;
const token = { kind: 'token', token: 'feed-token' } as const;
const password = { kind: 'password', username: 'feed', password: 'feed-secret' } as const;

/** One way of each kind, in every format. */
const ways = (): Way[] => {
  const key = { kind: 'key', username: 'feed', privateKey: sandboxKey() } as const;
  return [
    { format: 'csv', auth: none },
    { format: 'json', auth: none },
    { format: 'xml', auth: none },
    { format: 'xlsx', auth: none },
    { format: 'csv', auth: basic, suffix: '-secured' },
    { format: 'json', auth: token, suffix: '-token' },
    { format: 'csv', auth: password },
    { format: 'xlsx', auth: key },
    { format: 'csv', auth: password, file: 'bestand-*.csv' },
    { format: 'xml', auth: key },
    { format: 'xlsx', auth: basic, suffix: '-secured' },
    { format: 'xml', auth: token, suffix: '-token' },
  ];
};

/** The columns of a feed that is pulled from the sandbox every quarter of an hour, beginning now; the places take turns with the ways. */
export const pullSource = (
  { sandboxPort, sftpPort, secrets }: FeedServers,
  { id, slug, place, now }: { id: string; slug: string; place: number; now: Date },
) => {
  const all = ways();
  const { format, auth, suffix = '', file = `stock.${format}` } = all[place % all.length] ?? { format: 'csv' as const, auth: none };
  const isSftp = auth.kind === 'password' || auth.kind === 'key';
  const url = isSftp ? `sftp://localhost:${sftpPort}/${slug}/${file}` : `http://localhost:${sandboxPort}/pharmacies/${slug}${suffix}/${file}`;
  return {
    kind: 'pull',
    format,
    url,
    schedule: '*/15 * * * *',
    nextRunAt: now,
    hostKey: isSftp ? sandboxHostKey : null,
    ...storedLogin(secrets, id, auth, now),
  };
};

/** The same columns of a feed that is not pulled. */
export const noSource = { kind: 'upload', format: null, url: null, schedule: null, nextRunAt: null, hostKey: null, authKind: 'none', authSealed: null, authSetAt: null }; // prettier-ignore
