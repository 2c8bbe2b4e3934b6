import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { MarketingConsent, MarketingPatientRecord, MarketingSource } from '@blattwerk/contract/marketing-patients/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { columnsOf, defineList, listRecords, readRecord, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { hitsOf } from '../../kernel/list-hits.ts';

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

/** A contact in a file: the address stands only beside a confirmed consent, so that the file leads to no other one. Pure. */
export const presentForFile = (row: ContactRow): MarketingPatientRecord => ({ ...present(row), email: row.consent === 'confirmed' ? row.email : '' });

const contactList = defineList({
  fields: columnsOf('contacts', {
    id: 'id',
    email: 'text',
    source: 'text',
    campaignSource: 'text',
    campaignMedium: 'text',
    campaignName: 'text',
    locale: 'text',
    consent: 'text',
    confirmedAt: 'instant',
    hasAccount: 'boolean',
    createdAt: 'instant',
    lastSeenAt: 'instant',
  }),
  key: ['contacts.id'],
  defaultSort: ['-lastSeenAt'],
  search: { text: ['contacts.email', 'contacts.campaignName'] },
  visibleTo: (ctx: Ctx) => contacts(ctx).select('contacts.*'),
  present: (rows: readonly ContactRow[]) => rows.map(present),
});

export const listContacts = (ctx: Ctx, query: ListQuery): Promise<RecordPage<MarketingPatientRecord>> => listRecords(contactList, ctx, query);

/** @throws server.notFound */
export const readContact = (ctx: Ctx, id: string): Promise<MarketingPatientRecord> => readRecord(contactList, ctx, id);

export const contactHits = hitsOf(
  () => contactList,
  ({ id, email, campaignName }) => ({ id, title: email, subtitle: campaignName }),
);

export const marketingContactList = openedBy(() => ({ ...contactList, present: (rows: readonly ContactRow[]) => rows.map(presentForFile) }));
