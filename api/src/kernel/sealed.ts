import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

/** What was sealed under another key or for another place, or is damaged. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/**
 * Seals what must be known again and may be read nowhere else: AES-256-GCM. `key` is a derived secret, `place` where it is kept (table and id):
 * moved to another row it does not open.
 */
export const seal = (key: string, place: string, plain: string): string => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(`${version}:${place}`));
  const sealed = Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${version}.${sealed.toString('base64url')}`;
};

/** @throws SealBroken */
export const unseal = (key: string, place: string, sealed: string): string => {
  const bytes = Buffer.from(sealed.replace(/^v1\./, ''), 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(`${version}:${place}`));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString('utf8');
  } catch (error) {
    throw new SealBroken('The seal does not open.', { cause: error });
  }
};

/** The same for bytes, with the key as bytes: random start value, ciphertext, tag. */
export const sealBytes = (key: Buffer, place: string, plain: Buffer): Buffer => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(`${version}:${place}`));
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
};

/** @throws SealBroken */
export const unsealBytes = (key: Buffer, place: string, sealed: Buffer): Buffer => {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(`${version}:${place}`));
    decipher.setAuthTag(sealed.subarray(-tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()]);
  } catch (error) {
    throw new SealBroken('The seal does not open.', { cause: error });
  }
};
