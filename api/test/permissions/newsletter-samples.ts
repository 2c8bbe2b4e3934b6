import { newId } from '../../src/kernel/ids.ts';
import type { Call, Sample, World } from './sample.ts';
import { nothing } from './sample.ts';

const written = { subjectDe: 'Neues', bodyDe: 'Mehr Artikel.', subjectEn: 'News', bodyEn: 'More articles.' };

/** An issue in the given state, with one subscriber. */
const issue =
  (body: object, status = 'draft') =>
  async ({ knex }: World): Promise<Call> => {
    const [id, now] = [newId(), new Date()];
    const dates = { askedAt: now, confirmedAt: now, createdAt: now, updatedAt: now };
    await knex('newsletter_subscriptions').insert({ id: newId(), email: `${newId()}@mail.example`, locale: 'de', status: 'confirmed', ...dates });
    await knex('newsletter_issues').insert({ ...written, id, status, startedAt: status === 'draft' ? null : now, createdAt: now, updatedAt: now });
    return { params: { id }, body, objectId: id };
  };

export const newsletterSamples = {
  'newsletter.ask': { call: () => ({ body: { email: `${newId()}@mail.example` } }) },
  'newsletter.check': nothing,
  'newsletter.confirm': { call: () => ({ body: { token: 'unknown' } }), businessCodes: ['token.invalid'] },
  'newsletter.withdraw': { call: () => ({ params: { token: 'unknown' } }), businessCodes: ['token.invalid'] },
  'newsletter-issues.list': nothing,
  'newsletter-issues.create': { call: () => ({ body: written }) },
  'newsletter-issues.read': { call: issue({}) },
  'newsletter-issues.update': { call: issue({ subjectDe: 'Neues im Winter', version: 1 }) },
  'newsletter-issues.preview': { call: async (world) => ({ ...(await issue({})(world)), query: { locale: 'de' } }) },
  'newsletter-issues.test': { call: issue({ locale: 'de' }) },
  'newsletter-issues.start': { call: issue({ version: 1 }) },
  'newsletter-issues.discard': { call: issue({ version: 1 }) },
  'newsletter-issues.pause': { call: issue({}, 'sending') },
  'newsletter-issues.resume': { call: issue({}, 'paused') },
} satisfies Record<string, Sample>;
