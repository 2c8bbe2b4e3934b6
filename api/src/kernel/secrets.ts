import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

export interface Secrets {
  /** ES256 key pair of the access tokens, parsed once: as text each request would parse it again. */
  jwtPrivateKey: KeyObject;
  jwtPublicKey: KeyObject;
  csrf: string;
  refresh: string;
  mailToken: string;
  pseudonym: string;
  supportView: string;
  /** Seeds of authenticator apps. */
  totp: string;
  /** Keyed hashes of recovery codes. */
  recoveryCode: string;
  /** Seals what a passkey is asked to sign. */
  passkeyChallenge: string;
  socialSignIn: string;
  /** Seals the logins of pharmacies' servers. */
  feedLogin: string;
  /** Links and TANs of pharmacies without an account. */
  pharmacyLink: string;
  /** Seals what rooms tell each other between processes. */
  roomMessage: string;
  /** Seals the addresses of pictures that not everybody may see. */
  pictureAddress: string;
  /** Master keys by version: each seals the data keys of files. New files take the highest version. */
  fileKeys: ReadonlyMap<number, string>;
}

/** What is stored under `name`, or what `make` gives when nothing is; the first of several starting processes wins. */
const keep = async (folder: string, name: string, make: () => string): Promise<string> => {
  const path = join(folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(path, make(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(path, 'utf8');
};

const newKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256', privateKeyEncoding: { type: 'pkcs8', format: 'pem' }, publicKeyEncoding: { type: 'spki', format: 'pem' } })
    .privateKey;

/** Version 0 is derived and always there; the configured ones (`1:<key>,2:<key>`) come after it. */
const fileKeysOf = (config: Config, derived: string): ReadonlyMap<number, string> =>
  new Map([
    [0, derived],
    ...config.FILE_KEYS.split(',')
      .filter(Boolean)
      .map((entry): [number, string] => [Number(entry.split(':')[0]), entry.split(':')[1] ?? '']),
  ]);

/** From the environment, else made at the first start and kept in the data folder. Each use has its own derived key. */
export const loadSecrets = async (config: Config): Promise<Secrets> => {
  const folder = join(config.DATA_DIR, 'keys');
  const jwtPrivateKey = createPrivateKey(config.JWT_PRIVATE_KEY?.replaceAll('\\n', '\n') ?? (await keep(folder, 'jwt.pem', newKey)));
  const root = config.SECRET ?? (await keep(folder, 'secret', () => randomBytes(48).toString('base64url')));
  const derive = (use: string): string => Buffer.from(hkdfSync('sha256', root, 'blattwerk', use, 32)).toString('base64url');
  return {
    jwtPrivateKey,
    jwtPublicKey: createPublicKey(jwtPrivateKey),
    csrf: derive('csrf'),
    refresh: derive('refresh'),
    mailToken: derive('mail-token'),
    pseudonym: derive('pseudonym'),
    supportView: derive('support-view'),
    totp: derive('totp'),
    recoveryCode: derive('recovery-code'),
    passkeyChallenge: derive('passkey-challenge'),
    socialSignIn: derive('social-sign-in'),
    feedLogin: derive('feed-login'),
    pharmacyLink: derive('pharmacy-link'),
    roomMessage: derive('room-message'),
    pictureAddress: derive('picture-address'),
    fileKeys: fileKeysOf(config, derive('file-key')),
  };
};

/** A secret that follows from another value and a key: it need not be stored to be known again. */
export const derivedSecret = (key: string, value: string): string => createHmac('sha256', key).update(value).digest('base64url');

/** 6 digits that follow from a value and a key (dynamic truncation as in RFC 4226). */
export const derivedCode = (key: string, value: string): string => {
  const digest = createHmac('sha256', key).update(`code:${value}`).digest();
  return String((digest.readUInt32BE((digest[31] ?? 0) & 0xf) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};
