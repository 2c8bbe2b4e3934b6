import { constants, privateEncrypt, type KeyObject } from 'node:crypto';
import type forge from 'node-forge';

/** DER of `DigestInfo` for SHA-256 up to the digest itself (RFC 8017, section 9.2). */
const sha256Info = Buffer.from('3031300d060960864801650304020105000420', 'hex');

/**
 * A key as node-forge wants it, with the computing done by OpenSSL: certificates and messages are built by the one,
 * RSA is left to the other. It signs SHA-256 digests with PKCS #1 v1.5 padding, which is what PDF readers expect.
 */
export const nativeKey = (key: KeyObject): forge.pki.rsa.PrivateKey => {
  const sign = (digest: forge.md.MessageDigest): string =>
    privateEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.concat([sha256Info, Buffer.from(digest.digest().toHex(), 'hex')])).toString('latin1');
  return { sign } as unknown as forge.pki.rsa.PrivateKey;
};
