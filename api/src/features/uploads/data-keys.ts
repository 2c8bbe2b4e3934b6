import { randomBytes } from 'node:crypto';
import type { Ctx } from '../../kernel/ctx.ts';
import { seal, sealBytes, unseal, unsealBytes } from '../../kernel/sealed.ts';

type Keys = Pick<Ctx, 'secrets'>;

/** The data key of one file as its row keeps it. Deleted with the row it leaves bytes that nothing opens. */
export interface SealedKey {
  dataKey: string;
  keyVersion: number;
}

const masterKey = ({ secrets }: Keys, version: number): string => {
  const key = secrets.fileKeys.get(version);
  if (!key) throw new Error(`FILE_KEYS has no key ${version}, with which stored files are sealed`);
  return key;
};

/** A key for one file, sealed with the newest master key. `id` is the file's: in another row the key does not open. */
export const newDataKey = (ctx: Keys, id: string): SealedKey => {
  const keyVersion = Math.max(...ctx.secrets.fileKeys.keys());
  return { dataKey: seal(masterKey(ctx, keyVersion), `uploads:${id}`, randomBytes(32).toString('base64url')), keyVersion };
};

const openKey = (ctx: Keys, id: string, { dataKey, keyVersion }: SealedKey): Buffer =>
  Buffer.from(unseal(masterKey(ctx, keyVersion), `uploads:${id}`, dataKey), 'base64url');

/** Bytes as the storage gets them; at another place they do not open. */
export const encrypt = (ctx: Keys, row: SealedKey & { id: string }, storageKey: string, plain: Buffer): Buffer =>
  sealBytes(openKey(ctx, row.id, row), storageKey, plain);

/** @throws SealBroken */
export const decrypt = (ctx: Keys, row: SealedKey & { id: string }, storageKey: string, stored: Buffer): Buffer =>
  unsealBytes(openKey(ctx, row.id, row), storageKey, stored);
