import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { v7 } from 'uuid';
import { insertRow } from './insert-row.ts';

export interface PasskeyRow {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  name: string;
}

/** A passkey whose private key was discarded. */
export const buildPasskey = (trx: Knex, overrides: Partial<PasskeyRow> & { userId: string }): Promise<PasskeyRow> =>
  insertRow<PasskeyRow>(trx, 'passkeys', {
    id: v7(),
    credentialId: randomBytes(16).toString('base64url'),
    publicKey: randomBytes(77),
    counter: 0,
    name: 'Telefon',
    isBackedUp: false,
    ...overrides,
  });
