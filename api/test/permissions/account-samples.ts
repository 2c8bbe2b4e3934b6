import { buildContactRequest } from '../../../seeds/factories/contact-requests.ts';
import { buildConsent } from '../../../seeds/factories/consents.ts';
import { newId, newSecret, sha256 } from '../../src/kernel/ids.ts';
import type { Sample, World } from './sample.ts';
import { nothing } from './sample.ts';

const password = 'Demo-2026!';
const unknownAddress = (): string => `${newId()}@mail.example`;

const withdrawal = async ({ knex }: World) => {
  const id = newId();
  const at = new Date();
  await knex('contract_withdrawals').insert({
    id,
    name: 'Ada',
    email: unknownAddress(),
    locale: 'de',
    status: 'received',
    receivedAt: at,
    createdAt: at,
    updatedAt: at,
  });
  return { params: { id }, objectId: id };
};

const contactRequest =
  (more: object, status: object = {}) =>
  async ({ knex }: World) => {
    const { id } = await buildContactRequest(knex, status);
    return { params: { id }, body: more, objectId: id };
  };

export const accountSamples = {
  'accounts.register': {
    call: () => ({
      body: {
        email: unknownAddress(),
        password,
        passwordConfirm: password,
        firstName: 'Ada',
        lastName: 'Berg',
        dob: '1980-01-01',
        privacyAccepted: true,
        termsAccepted: true,
      },
    }),
  },
  'accounts.confirm': { call: () => ({ body: { token: 'unknown' } }), businessCodes: ['token.invalid'] },
  'accounts.resend': { call: () => ({ body: { email: unknownAddress() } }) },
  'accounts.claim': { call: () => ({ body: { claim: newSecret() } }) },
  'accounts.age-check': { call: () => ({ body: { dob: '1980-01-01' } }) },
  'accounts.login': { call: () => ({ body: { email: unknownAddress(), password } }), businessCodes: ['auth.invalidCredentials'] },
  'accounts.refresh': { call: () => ({ body: {} }), businessCodes: ['auth.refresh.token.Error'] },
  'accounts.logout': nothing,
  'accounts.reset-init': { call: () => ({ body: { email: unknownAddress() } }) },
  'accounts.reset-finish': { call: () => ({ body: { token: 'unknown', password, passwordConfirm: password } }), businessCodes: ['token.invalid'] },
  'accounts.me': nothing,
  'accounts.read-profile': nothing,
  'accounts.update-profile': { call: () => ({ body: { about: 'Guten Tag' } }) },
  'accounts.statuses': nothing,
  'consents.list': nothing,
  'consents.give': { call: () => ({ body: { purpose: 'video' } }) },
  'consents.choose-cookies': { call: () => ({ body: { isAgreed: false, version: 1 } }) },
  'consents.receipt': {
    call: async ({ knex, caller }) => {
      await buildConsent(knex, { userId: caller.id, purpose: 'diary', at: new Date() });
      return { params: { purpose: 'diary' } };
    },
    isNamed: true,
    businessCodes: ['document.notReady'],
  },
  'contact-requests.send': { call: () => ({ body: { topic: 'other', name: 'Ada Berg', email: unknownAddress(), message: 'Wann ist jemand da?' } }) },
  'contact-requests.read-answer': { call: () => ({ query: { token: 'unknown' } }), businessCodes: ['token.invalid'] },
  'contact-requests.list': nothing,
  'contact-requests.read': { call: contactRequest({}) },
  'contact-requests.answer': { call: contactRequest({ text: 'Montags bis freitags.' }) },
  'contact-requests.close': { call: contactRequest({ note: 'Telefonisch beantwortet.' }) },
  'contact-requests.reopen': { call: contactRequest({}, { status: 'closed', closedAt: new Date() }) },
  'contact-requests.assign': { call: contactRequest({ assigneeId: null }) },
  'withdrawals.declare': { call: () => ({ body: { name: 'Ada Berg', email: unknownAddress() } }) },
  'withdrawals.confirm': { call: () => ({ body: { token: 'unknown' } }), businessCodes: ['token.invalid'] },
  'withdrawals.list': nothing,
  'withdrawals.read': { call: withdrawal },
  'withdrawals.done': {
    call: async (world) => {
      const { params, objectId } = await withdrawal(world);
      return { params, body: { note: 'Beantwortet.' }, objectId };
    },
  },
  'consents.withdraw': { call: () => ({ params: { purpose: 'video' }, body: {} }), isNamed: true },
  'accounts.sessions': nothing,
  'accounts.revoke-other-sessions': nothing,
  'accounts.change-password': {
    call: () => ({ body: { currentPassword: password, password: 'Anders-2027?', passwordConfirm: 'Anders-2027?' } }),
  },
  'accounts.start-email-change': { call: () => ({ body: { email: unknownAddress(), password } }) },
  'accounts.finish-email-change': { call: () => ({ body: { token: 'unknown' } }), businessCodes: ['token.invalid'] },
  'accounts.revoke-session': {
    call: async ({ knex, app, caller }) => {
      const id = newId();
      await knex('sessions').insert({ id, userId: caller.id, refreshHash: sha256(newSecret()), expiresAt: new Date(app.clock.now().getTime() + 60_000) });
      return { params: { id }, objectId: id };
    },
  },
} satisfies Record<string, Sample>;
