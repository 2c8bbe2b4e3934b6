import { buildFeedKey, buildPharmacy, buildStockFeed } from '../../../seeds/factories/pharmacies.ts';
import type { TestApp } from '../app.ts';
import { linkAccess, newLink } from './pharmacy-link.ts';
import type { Caller } from './sample.ts';

/** A pharmacy's system: its id is its feed's. */
export const newMachine = async ({ knex }: TestApp): Promise<Caller> => {
  const { id: pharmacyId } = await buildPharmacy(knex);
  const { id } = await buildStockFeed(knex, { kind: 'push', pharmacyId });
  return { id, role: 'machine', email: '', pharmacyId };
};

/** Callers without an account. */
export const builtWithoutAccount = { machine: newMachine, 'pharmacy-link': newLink };

/** What a caller sends as its bearer: a new key of a system's feed, what a link opened, else a token of a new session. */
export const credentialOf = async (test: TestApp, { id, role }: Pick<Caller, 'id' | 'role'>): Promise<string> => {
  if (role === 'machine') return (await buildFeedKey(test.knex, { feedId: id })).key;
  return role === 'pharmacy-link' ? linkAccess(test, id) : test.tokenOf({ id });
};
