import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { IssueRecord, IssueResults } from '@blattwerk/contract/newsletter-issues/shapes';
import { issueStates } from '@blattwerk/contract/newsletter-issues/states';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { hitsOf } from '../../kernel/list-hits.ts';
import { columnsOf, defineList, listRecords, readRecord, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { possibleActions } from '../../kernel/state-machine.ts';
import type { NewsletterIssue } from './newsletter-issue.model.ts';

/** By what the outbox knows the mail of an issue to a subscriber. */
export const mailKey = (issueId: string, subscriptionId: string): string => `newsletter-issue:${issueId}:${subscriptionId}`;

/** What became of issues. What the outbox no longer keeps has left long ago; who unsubscribed or was not reached says so elsewhere. */
const resultsOf = async (ctx: Ctx, issueIds: readonly string[]): Promise<Map<string, IssueResults>> => {
  const rows = await rawRows<IssueResults & { issueId: string }>(
    ctx.trx,
    `SELECT sends.issue_id, count(*)::int AS recipients,
       count(*) FILTER (WHERE sends.outcome = 'skipped')::int AS skipped,
       count(*) FILTER (WHERE sends.outcome IS NULL OR mails.status = 'queued')::int AS waiting,
       count(*) FILTER (WHERE was_sent)::int AS sent,
       count(*) FILTER (WHERE mails.status = 'failed')::int AS failed,
       count(*) FILTER (WHERE mails.status = 'held')::int AS held,
       count(*) FILTER (WHERE was_sent AND suppressed_addresses.last_reported_at >= sends.at)::int AS bounced,
       count(*) FILTER (WHERE was_sent AND subscriptions.status = 'withdrawn' AND subscriptions.withdrawn_at >= sends.at)::int AS unsubscribed
     FROM newsletter_sends AS sends
     JOIN newsletter_subscriptions AS subscriptions ON subscriptions.id = sends.subscription_id
     LEFT JOIN mails ON mails.dedupe_key = 'newsletter-issue:' || sends.issue_id || ':' || sends.subscription_id
     LEFT JOIN suppressed_addresses ON suppressed_addresses.address = subscriptions.email
     CROSS JOIN LATERAL (SELECT coalesce(sends.outcome = 'mailed', false) AND coalesce(mails.status, 'sent') = 'sent' AS was_sent) AS judged
     WHERE sends.issue_id = ANY (CAST(:issueIds AS uuid[])) GROUP BY sends.issue_id`,
    { issueIds },
  );
  return new Map(rows.map(({ issueId, ...results }) => [issueId, results]));
};

export const countConfirmed = async ({ trx }: Ctx): Promise<number> => {
  const [counted] = await trx('newsletter_subscriptions').where({ status: 'confirmed' }).count<{ count: string }[]>({ count: '*' });
  return Number(counted?.count ?? 0);
};

const none = { waiting: 0, sent: 0, failed: 0, held: 0, skipped: 0, bounced: 0, unsubscribed: 0 };

const present = async (rows: readonly NewsletterIssue[], ctx: Ctx): Promise<IssueRecord[]> => {
  const results = await resultsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  const audience = rows.some(({ status }) => status === 'draft') ? await countConfirmed(ctx) : 0;
  return rows.map((row) => ({
    ...{ id: row.id, subjectDe: row.subjectDe, bodyDe: row.bodyDe, subjectEn: row.subjectEn, bodyEn: row.bodyEn, status: row.status },
    results: results.get(row.id) ?? { recipients: row.status === 'draft' ? audience : 0, ...none },
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    abilities: [
      ...(row.status === 'draft' ? (['update', 'discard'] as const) : []),
      ...possibleActions(issueStates, row.status).filter((action) => action !== 'finish'),
    ],
  }));
};

const issues = defineList({
  fields: columnsOf('newsletter_issues', {
    ...{
      id: 'id',
      subjectDe: 'text',
      subjectEn: 'text',
      status: 'text',
      startedAt: 'instant',
      finishedAt: 'instant',
      createdAt: 'instant',
      updatedAt: 'instant',
    },
  }),
  key: ['newsletter_issues.id'],
  defaultSort: ['-createdAt'],
  search: { text: ['newsletter_issues.subjectDe', 'newsletter_issues.subjectEn'] },
  visibleTo: ({ trx }: Ctx) => trx('newsletter_issues').select('newsletter_issues.*'),
  present: (rows: readonly NewsletterIssue[], ctx) => present(rows, ctx),
});

export const listIssues = (ctx: Ctx, query: ListQuery): Promise<RecordPage<IssueRecord>> => listRecords(issues, ctx, query);

/** @throws server.notFound */
export const readIssue = (ctx: Ctx, id: string): Promise<IssueRecord> => readRecord(issues, ctx, id);

export const issueHits = hitsOf(
  () => issues,
  ({ id, subjectDe, subjectEn }) => ({ id, title: subjectDe, subtitle: subjectEn }),
);

export const issueList = openedBy(() => issues);

/** Everybody who has confirmed is a recipient, once. @returns how many there are */
export const addRecipients = async ({ trx }: Ctx, issueId: string): Promise<number> => {
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `INSERT INTO newsletter_sends (issue_id, subscription_id) SELECT CAST(:issueId AS uuid), id FROM newsletter_subscriptions WHERE status = 'confirmed' ON CONFLICT DO NOTHING`,
    { issueId },
  );
  return rowCount;
};

export interface Recipient {
  subscriptionId: string;
  email: string;
  locale: 'de' | 'en';
  isConfirmed: boolean;
}

/** Whose turn it is, held until the portion is written. */
export const nextRecipients = ({ trx }: Ctx, issueId: string, limit: number): Promise<Recipient[]> =>
  rawRows<Recipient>(
    trx,
    `SELECT subscription_id, email, locale, subscriptions.status = 'confirmed' AS is_confirmed
     FROM newsletter_sends JOIN newsletter_subscriptions AS subscriptions ON subscriptions.id = subscription_id
     WHERE issue_id = :issueId AND newsletter_sends.outcome IS NULL ORDER BY subscription_id LIMIT :limit FOR UPDATE OF newsletter_sends`,
    { issueId, limit },
  );

export const settleSends = async ({ trx, clock }: Ctx, issueId: string, outcome: 'mailed' | 'skipped', subscriptionIds: readonly string[]): Promise<void> => {
  if (subscriptionIds.length > 0)
    await trx('newsletter_sends').where({ issueId }).whereIn('subscriptionId', subscriptionIds).update({ outcome, at: clock.now() });
};

/** Issues whose next portion should have left in a span of time. */
export const issuesInSending = (trx: Knex, { from, to }: { from: Date; to: Date }): Promise<{ issueId: string }[]> =>
  trx('newsletter_issues').where({ status: 'sending' }).where('updatedAt', '>', from).where('updatedAt', '<', to).select('id as issueId');
