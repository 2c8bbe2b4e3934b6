import { randomBytes } from 'node:crypto';
import type { Ctx } from '../../kernel/ctx.ts';
import { seal, sealBytes, unseal, unsealBytes } from '../../kernel/sealed.ts';

interface Keys {
  secrets: Pick<Ctx['secrets'], 'fileKeys'>;
}

/** The data key of one file as its row keeps it. Deleted with the row it leaves bytes that nothing opens. */
export interface SealedKey {
  dataKey: string;
  keyVersion: number;
}

/** The row that a data key belongs to: in another one the key does not open. */
export interface KeyHolder {
  table: 'backups' | 'files' | 'list_exports' | 'uploads';
  id: string;
}

export type Locked = KeyHolder & SealedKey;

const masterKey = ({ secrets }: Keys, version: number): string => {
  const key = secrets.fileKeys.get(version);
  if (!key) throw new Error(`FILE_KEYS has no key ${version}, with which stored files are sealed`);
  return key;
};

export const newestKeyVersion = ({ secrets }: Keys): number => Math.max(...secrets.fileKeys.keys());

const placeOf = ({ table, id }: KeyHolder): string => `${table}:${id}`;

const sealed = (ctx: Keys, holder: KeyHolder, key: string): SealedKey => {
  const keyVersion = newestKeyVersion(ctx);
  return { dataKey: seal(masterKey(ctx, keyVersion), placeOf(holder), key), keyVersion };
};

const opened = (ctx: Keys, { dataKey, keyVersion, ...holder }: Locked): string => unseal(masterKey(ctx, keyVersion), placeOf(holder), dataKey);

/** A key for one file, sealed with the newest master key. */
export const newDataKey = (ctx: Keys, holder: KeyHolder): SealedKey => sealed(ctx, holder, randomBytes(32).toString('base64url'));

/** The same data key under the newest master key: the bytes in the storage stay as they are. @throws SealBroken */
export const resealed = (ctx: Keys, row: Locked): SealedKey => sealed(ctx, row, opened(ctx, row));

/** Bytes as the storage gets them; at another place they do not open. */
export const encrypt = (ctx: Keys, row: Locked, storageKey: string, plain: Buffer): Buffer =>
  sealBytes(Buffer.from(opened(ctx, row), 'base64url'), storageKey, plain);

/** @throws SealBroken */
export const decrypt = (ctx: Keys, row: Locked, storageKey: string, stored: Buffer): Buffer =>
  unsealBytes(Buffer.from(opened(ctx, row), 'base64url'), storageKey, stored);

/** The key itself, for bytes that are sealed piece by piece. @throws SealBroken */
export const openedKey = (ctx: Keys, row: Locked): Buffer => Buffer.from(opened(ctx, row), 'base64url');
