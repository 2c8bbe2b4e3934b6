import { newId } from '../../src/kernel/ids.ts';
import type { Sample } from './sample.ts';
import { nothing } from './sample.ts';

const adult = { firstName: 'Ada', lastName: 'Berg', dob: '1980-01-01', privacyAccepted: true, termsAccepted: true };
/** The sample's browser has begun nothing. */
const businessCodes = ['auth.signInExpired'];

export const socialLoginSamples = {
  'social-logins.providers': nothing,
  'social-logins.google': nothing,
  'social-logins.apple': nothing,
  'social-logins.google-callback': { call: () => ({ query: { code: 'unknown', state: 'unknown' } }) },
  'social-logins.apple-callback': { call: () => ({ body: { code: 'unknown', state: 'unknown' } }) },
  'social-logins.read-pending': { ...nothing, businessCodes },
  'social-logins.register-pending': { call: () => ({ body: adult }), businessCodes },
  'social-logins.link-by-password': { call: () => ({ body: { password: 'Demo-2026!' } }), businessCodes },
  'social-logins.send-proof': { ...nothing, businessCodes },
  'social-logins.prove-address': { call: () => ({ body: { code: '123456' } }), businessCodes },
  'social-logins.enter-pending': { ...nothing, businessCodes },
  'social-logins.list': nothing,
  'social-logins.start-link': { call: () => ({ params: { provider: 'google' } }), businessCodes: ['auth.googleFailed'] },
  'social-logins.unlink': {
    call: async ({ knex, caller }) => {
      await knex('social_identities').insert({ userId: caller.id, provider: 'google', subject: newId() });
      return { params: { provider: 'google' } };
    },
  },
} satisfies Record<string, Sample>;
