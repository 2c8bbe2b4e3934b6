import { newId } from '../../src/kernel/ids.ts';
import type { Sample } from './sample.ts';
import { nothing } from './sample.ts';

export const newsletterSamples = {
  'newsletter.ask': { call: () => ({ body: { email: `${newId()}@mail.example` } }) },
  'newsletter.check': nothing,
  'newsletter.confirm': { call: () => ({ body: { token: 'unknown' } }), businessCodes: ['token.invalid'] },
  'newsletter.withdraw': { call: () => ({ params: { token: 'unknown' } }), businessCodes: ['token.invalid'] },
} satisfies Record<string, Sample>;
