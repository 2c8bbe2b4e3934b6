import type { Knex } from 'knex';
import { buildDoctor } from '../../../seeds/factories/users.ts';
import { buildPasskey } from '../../../seeds/factories/second-factors.ts';
import type { Sample } from './sample.ts';
import { nothing } from './sample.ts';

const password = 'Demo-2026!';
const credential = { id: 'unknown', rawId: 'unknown', type: 'public-key', clientExtensionResults: {} };

/** A passkey of the caller; of two of them one may go, also where the role needs one. */
const ownPasskey = async (knex: Knex, userId: string): Promise<string> => {
  await buildPasskey(knex, { userId });
  return (await buildPasskey(knex, { userId })).id;
};

export const secondFactorSamples = {
  'second-factors.read': nothing,
  'second-factors.start-totp': { call: () => ({ body: { password } }) },
  'second-factors.confirm-totp': { call: () => ({ body: { code: '000000' } }), businessCodes: ['auth.factorNotSetUp'] },
  'second-factors.remove-totp': { call: () => ({ body: { password, code: '000000' } }), businessCodes: ['auth.factorNotSetUp'] },
  'second-factors.new-codes': { call: () => ({ body: { password } }), businessCodes: ['auth.factorNotSetUp'] },
  'second-factors.start-passkey': { call: () => ({ body: { password } }) },
  'second-factors.add-passkey': {
    call: () => ({ body: { name: 'Telefon', response: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } } } }),
    businessCodes: ['auth.passkeyInvalid'],
  },
  'second-factors.rename-passkey': {
    call: async ({ knex, caller }) => {
      const id = await ownPasskey(knex, caller.id);
      return { params: { id }, body: { name: 'Schlüsselbund' }, objectId: id };
    },
  },
  'second-factors.remove-passkey': {
    call: async ({ knex, caller }) => {
      const id = await ownPasskey(knex, caller.id);
      return { params: { id }, body: { password }, objectId: id };
    },
  },
  'second-factors.start-passkey-login': nothing,
  'accounts.passkey-login': {
    call: () => ({ body: { response: { ...credential, response: { clientDataJSON: 'e30', authenticatorData: 'oA', signature: 'oA' } } } }),
    businessCodes: ['auth.passkeyFailed'],
  },
  'second-factors.reset': {
    call: async ({ knex }) => {
      const { id } = await buildDoctor(knex);
      await buildPasskey(knex, { userId: id });
      return { params: { id }, body: { reason: 'Telefon verloren, am Telefon erkannt' } };
    },
  },
} satisfies Record<string, Sample>;
