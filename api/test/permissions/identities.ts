import { generateKeyPairSync } from 'node:crypto';
import type { ErrorCode } from '@blattwerk/contract/errors';
import { buildAdmin, buildDoctor, buildPatient, buildPharmacyUser } from '../../../seeds/factories/users.ts';
import type { TestApp } from '../app.ts';
import type { Principal } from '../../src/app/permissions.ts';
import { signAccessToken } from '../../src/features/users/tokens.ts';
import { newId } from '../../src/kernel/ids.ts';
import { builtWithoutAccount, credentialOf } from './machine.ts';
import type { Caller } from './sample.ts';

export type Person = Exclude<Principal, 'support'>;

/** A user who calls, and why every operation refuses them. */
export interface Identity {
  name: string;
  caller: Caller;
  token: string | undefined;
  shut: ErrorCode | undefined;
}

const builders = { patient: buildPatient, doctor: buildDoctor, pharmacy: buildPharmacyUser, admin: buildAdmin };

export const newCaller = async (test: TestApp, role: Person): Promise<Caller> => {
  if (role === 'machine' || role === 'pharmacy-link') return builtWithoutAccount[role](test);
  if (role === 'visitor') return { id: newId(), role, email: '', pharmacyId: null };
  const { id, email, pharmacyId } = await builders[role](test.knex);
  return { id, role, email, pharmacyId };
};

/** The sixteen who call everything. */
export const buildIdentities = async (test: TestApp): Promise<Identity[]> => {
  const { knex, context, clock } = test;
  const made = async (name: string, role: Person, shut?: ErrorCode, change?: object): Promise<Identity> => {
    const caller = await newCaller(test, role);
    const token = role === 'visitor' ? undefined : await credentialOf(test, caller);
    if (change) await knex('users').where({ id: caller.id }).update(change);
    return { name, caller, token, shut };
  };
  const expired = await made('expired token', 'patient', 'token.expired');
  const past = { now: () => new Date(clock.now().getTime() - 3_600_000) };
  const sessionOf = async ({ id }: Caller): Promise<string> => (await knex('sessions').where({ userId: id }).first('id')).id;
  const forged = await made('forged token', 'admin', 'token.invalid');
  const foreignKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  return [
    await made('visitor', 'visitor', 'server.unauthorized'),
    await made('unconfirmed patient', 'patient', 'auth.mailNotConfirmed', { mailConfirmedAt: null }),
    await made('patient A', 'patient'),
    await made('patient B', 'patient'),
    await made('banned patient', 'patient', 'user.banned', { status: 'banned' }),
    await made('deleted patient', 'patient', 'token.expired', { status: 'deleted' }),
    await made('doctor', 'doctor'),
    await made('other doctor', 'doctor'),
    await made('inactive doctor', 'doctor', 'doctor.notActive', { status: 'inactive' }),
    await made('administrator', 'admin'),
    await made('pharmacy A', 'pharmacy'),
    await made('pharmacy B', 'pharmacy'),
    await made('pharmacy’s system', 'machine'),
    await made('pharmacy by link', 'pharmacy-link'),
    { ...expired, token: signAccessToken(context.secrets, past, { userId: expired.caller.id, sessionId: await sessionOf(expired.caller) }) },
    {
      ...forged,
      token: signAccessToken({ ...context.secrets, jwtPrivateKey: foreignKey }, clock, { userId: forged.caller.id, sessionId: await sessionOf(forged.caller) }),
    },
  ];
};
