import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Lie {
  origin?: string;
  rpId?: string;
  counter?: number;
  /** The device did not ask for PIN, finger or face. */
  isUnverified?: boolean;
  challenge?: string;
  userHandle?: string;
  type?: string;
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const present = 0x01;
const verified = 0x04;
const attested = 0x40;

/** A passkey in software: ES256, attestation "none", as a phone makes it. What is in `lie` it does wrongly. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16).toString('base64url');
  private readonly key: KeyObject;
  private readonly publicKey: Map<number, number | Uint8Array>;
  private counter = 0;
  private readonly home: { origin: string; rpId: string };
  private userHandle = '';

  constructor(home = { origin: 'http://localhost:3000', rpId: 'localhost' }) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    this.home = home;
    this.publicKey = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
  }

  private authenticatorData(lie: Lie, flags: number, more: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lie.counter ?? (this.counter += 1));
    const shown = present | (lie.isUnverified ? 0 : verified) | flags;
    return Buffer.concat([sha256(lie.rpId ?? this.home.rpId), Buffer.from([shown]), counter, more]);
  }

  private clientData(type: string, challenge: string, lie: Lie): Buffer {
    return Buffer.from(
      JSON.stringify({ type: lie.type ?? type, challenge: lie.challenge ?? challenge, origin: lie.origin ?? this.home.origin, crossOrigin: false }),
    );
  }

  /** The answer to `navigator.credentials.create`. */
  create(options: { challenge: string; user: { id: string } }, lie: Lie = {}): object {
    this.userHandle = options.user.id;
    const rawId = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(rawId.length);
    const cose = Buffer.from(isoCBOR.encode(this.publicKey as never));
    const authData = this.authenticatorData(lie, attested, Buffer.concat([Buffer.alloc(16), length, rawId, cose]));
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as never,
    );
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.clientData('webauthn.create', options.challenge, lie).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** The answer to `navigator.credentials.get`. */
  get(options: { challenge: string }, lie: Lie = {}): object {
    const authData = this.authenticatorData(lie, 0);
    const clientData = this.clientData('webauthn.get', options.challenge, lie);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.key).toString('base64url'),
        userHandle: lie.userHandle ?? this.userHandle,
      },
    };
  }
}
