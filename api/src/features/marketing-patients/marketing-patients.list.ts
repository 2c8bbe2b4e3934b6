import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { MarketingConsent, MarketingPatientRecord, MarketingSource } from '@blattwerk/contract/marketing-patients/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { inParts } from '../../kernel/in-parts.ts';
import { listPage, wholeList, type ListFields } from '../../kernel/list-query.ts';

const fields: ListFields = {
  id: { column: 'contacts.id', kind: 'id' },
  email: { column: 'contacts.email', kind: 'text' },
  source: { column: 'contacts.source', kind: 'text' },
  campaignSource: { column: 'contacts.campaignSource', kind: 'text' },
  campaignMedium: { column: 'contacts.campaignMedium', kind: 'text' },
  campaignName: { column: 'contacts.campaignName', kind: 'text' },
  locale: { column: 'contacts.locale', kind: 'text' },
  consent: { column: 'contacts.consent', kind: 'text' },
  confirmedAt: { column: 'contacts.confirmedAt', kind: 'instant' },
  hasAccount: { column: 'contacts.hasAccount', kind: 'boolean' },
  createdAt: { column: 'contacts.createdAt', kind: 'instant' },
  lastSeenAt: { column: 'contacts.lastSeenAt', kind: 'instant' },
};

export interface ContactRow {
  id: string;
  email: string;
  source: MarketingSource;
  campaignSource: string | null;
  campaignMedium: string | null;
  campaignName: string | null;
  locale: Locale;
  consent: MarketingConsent;
  consentedAt: Date | null;
  confirmedAt: Date | null;
  hasAccount: boolean;
  createdAt: Date;
  lastSeenAt: Date;
  version: number;
}

const isPatient = `EXISTS (SELECT FROM users WHERE users.email = marketing_patients.email AND users.role = 'patient' AND users.mail_confirmed_at IS NOT NULL)`;

/** Contacts with the state of their news. By the address alone, and to no table about health. */
export const contacts = (ctx: Pick<Ctx, 'trx'>): Knex.QueryBuilder =>
  ctx.trx.from(
    ctx
      .trx('marketing_patients')
      .leftJoin('newsletter_subscriptions', 'newsletter_subscriptions.email', 'marketing_patients.email')
      .select('marketing_patients.*', 'newsletter_subscriptions.confirmed_at', 'newsletter_subscriptions.asked_at AS consented_at')
      .select(ctx.trx.raw(`coalesce(newsletter_subscriptions.status, 'none') AS consent, ${isPatient} AS has_account`))
      .as('contacts'),
  );

const order = { fields, defaultSort: '-lastSeenAt', tieBreaker: 'contacts.id' };

const present = (row: ContactRow): MarketingPatientRecord => ({
  id: row.id,
  email: row.email,
  source: row.source,
  fromMarket: row.source !== 'landing',
  campaignSource: row.campaignSource,
  campaignMedium: row.campaignMedium,
  campaignName: row.campaignName,
  locale: row.locale,
  consent: row.consent,
  consentedAt: row.consentedAt?.toISOString() ?? null,
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  hasAccount: row.hasAccount,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  version: row.version,
  abilities: ['delete'],
});

export const listContacts = async (ctx: Ctx, query: ListQuery): Promise<{ items: MarketingPatientRecord[]; total: number }> => {
  const page = await listPage<ContactRow>(contacts(ctx), query, order);
  return { items: page.rows.map(present), total: page.total };
};

/** So many are read at once for a file. */
const step = 1000;

/** Everything that the filters let through, in the list's order, a part at a time. */
export const allContacts = (ctx: Ctx, query: Pick<ListQuery, 'sort' | 'filters'>): AsyncGenerator<ContactRow[]> =>
  inParts(ctx.trx, wholeList(contacts(ctx), query, order), step);

/** @throws server.notFound */
export const readContact = async (ctx: Ctx, id: string): Promise<MarketingPatientRecord> =>
  present(found<ContactRow>(await contacts(ctx).where('contacts.id', id).first()));
