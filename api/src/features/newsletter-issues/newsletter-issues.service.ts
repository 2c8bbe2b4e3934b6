import type { IssueCreateInput, IssuePatchInput, IssueRecord } from '@blattwerk/contract/newsletter-issues/shapes';
import { issueStates, type IssueAction } from '@blattwerk/contract/newsletter-issues/states';
import type { Locale } from '@blattwerk/contract/errors';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { assertVersion, editRecord } from '../../kernel/edit-record.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { transition } from '../../kernel/state-machine.ts';
import { queueMail, renderFor, sendToCaller } from '../mails/public.ts';
import { NewsletterIssue } from './newsletter-issue.model.ts';
import { addRecipients, mailKey, nextRecipients, readIssue, settleSends, type Recipient } from './newsletter-issues.queries.ts';

/** Batch size and interval: low enough for the mail server, slow enough that an administrator can pause a mistake. */
export const portion = { recipients: 200, everyMs: duration.minutes } as const;

const object = (id: string) => ({ objectType: 'newsletter-issue', objectId: id });

export const createIssue = async (ctx: Ctx, input: IssueCreateInput): Promise<IssueRecord> => {
  const id = newId();
  const now = ctx.clock.now();
  await NewsletterIssue.query(ctx.trx).insert({ ...input, id, status: issueStates.initial, createdAt: now, updatedAt: now });
  await audit(ctx, { action: 'newsletter-issue.create', ...object(id), after: { subjectDe: input.subjectDe } });
  return readIssue(ctx, id);
};

const locked = async ({ trx }: Ctx, id: string): Promise<NewsletterIssue> => found(await NewsletterIssue.query(trx).findById(id).forUpdate());

/** @throws server.notFound, invalid.status when it is being sent, server.conflict with both states when the version is stale */
export const patchIssue = (ctx: Ctx, { id, version, ...input }: IssuePatchInput): Promise<IssueRecord> =>
  editRecord(ctx, {
    action: 'newsletter-issue.update',
    objectType: 'newsletter-issue',
    id,
    version,
    input,
    lock: async () => {
      const issue = await locked(ctx, id);
      if (issue.status !== 'draft') throw failure('invalid.status');
      return issue;
    },
    read: () => readIssue(ctx, id),
    write: async (_before, next) => {
      await NewsletterIssue.query(ctx.trx)
        .findById(id)
        .patch({ ...input, ...next });
      return undefined;
    },
  });

const move = async (ctx: Ctx, issue: NewsletterIssue, action: IssueAction, set: Record<string, unknown> = {}): Promise<void> => {
  await transition(ctx.trx, 'newsletter_issues', issue, { table: issueStates, action, set });
  await audit(ctx, {
    action: `newsletter-issue.${action}`,
    ...object(issue.id),
    before: { status: issue.status },
    after: { status: issueStates.actions[action].to },
  });
};

const sendNext = (ctx: Ctx, issueId: string, startAfter?: Date): Promise<unknown> =>
  ctx.jobs.send('newsletter-issues.send-portion', { issueId }, startAfter ? { startAfter } : {});

/**
 * Fixes who gets it, and begins. Of two administrators who start it at once one does.
 * @throws server.notFound, invalid.status, server.conflict for another version than the one that was read, newsletter.noSubscribers
 */
export const startIssue = async (ctx: Ctx, { id, version }: { id: string; version: number }): Promise<IssueRecord> => {
  const issue = await locked(ctx, id);
  if (issue.status !== 'draft') throw failure('invalid.status');
  assertVersion(issue, version, { current: await readIssue(ctx, id), yours: {} });
  if ((await addRecipients(ctx, id)) === 0) throw failure('newsletter.noSubscribers');
  await move(ctx, issue, 'start', { startedAt: ctx.clock.now() });
  await sendNext(ctx, id);
  return readIssue(ctx, id);
};

/** Deletes a draft. @throws server.notFound, invalid.status, server.conflict for another version than the one that was read */
export const discardIssue = async (ctx: Ctx, { id, version }: { id: string; version: number }): Promise<void> => {
  const issue = await locked(ctx, id);
  if (issue.status !== 'draft') throw failure('invalid.status');
  assertVersion(issue, version, { current: await readIssue(ctx, id), yours: {} });
  await issue.$query(ctx.trx).delete();
  await audit(ctx, { action: 'newsletter-issue.discard', ...object(id), before: { subjectDe: issue.subjectDe } });
};

/** @throws server.notFound, invalid.status */
export const pauseIssue = async (ctx: Ctx, id: string): Promise<IssueRecord> => {
  await move(ctx, await locked(ctx, id), 'pause');
  return readIssue(ctx, id);
};

/** @throws server.notFound, invalid.status */
export const resumeIssue = async (ctx: Ctx, id: string): Promise<IssueRecord> => {
  await move(ctx, await locked(ctx, id), 'resume');
  await sendNext(ctx, id);
  return readIssue(ctx, id);
};

const queueIssue = (ctx: Ctx, issueId: string, { subscriptionId, email, locale }: Recipient): Promise<void> =>
  queueMail(ctx, {
    ...{ template: 'newsletter-issue', recipientAddress: email, locale },
    ...{ params: { issueId, subscriptionId }, dedupeKey: mailKey(issueId, subscriptionId) },
  });

/**
 * The next recipients get their mail, all in one transaction: a run that dies has written none of them, and two runs at once wait for each other.
 * Who has unsubscribed since the start is left out. @returns how many were dealt with
 */
export const sendPortion = async (ctx: Ctx, issueId: string): Promise<number> => {
  const issue = await NewsletterIssue.query(ctx.trx).findById(issueId).forUpdate();
  if (issue?.status !== 'sending') return 0;
  const recipients = await nextRecipients(ctx, issueId, portion.recipients);
  for (const recipient of recipients) if (recipient.isConfirmed) await queueIssue(ctx, issueId, recipient);
  const idsOf = (isConfirmed: boolean) => recipients.filter((one) => one.isConfirmed === isConfirmed).map(({ subscriptionId }) => subscriptionId);
  await settleSends(ctx, issueId, 'mailed', idsOf(true));
  await settleSends(ctx, issueId, 'skipped', idsOf(false));
  const now = ctx.clock.now();
  if (recipients.length < portion.recipients) await move(ctx, issue, 'finish', { finishedAt: now });
  else {
    await issue.$query(ctx.trx).patch({ updatedAt: now });
    await sendNext(ctx, issueId, later(now, portion.everyMs));
  }
  return recipients.length;
};

/** Without a subscription to end: the links of a preview lead nowhere. */
const render = async (ctx: Ctx, { id, locale }: { id: string; locale: Locale }) => {
  const { subjectDe, bodyDe, subjectEn, bodyEn } = await readIssue(ctx, id);
  const written = locale === 'en' ? { subject: subjectEn, body: bodyEn } : { subject: subjectDe, body: bodyDe };
  return renderFor(ctx, 'newsletter-issue', locale, { ...written, token: 'test', oneClickPath: '/api/v1/clients/newsletter/test/withdraw' });
};

/** @throws server.notFound */
export const previewIssue = async (ctx: Ctx, asked: { id: string; locale: Locale }): Promise<{ subject: string; html: string; text: string }> => {
  const { subject, html, text } = await render(ctx, asked);
  return { subject, html, text };
};

/** @throws server.notFound, mailer.error */
export const testIssue = (ctx: Ctx<Member>, asked: { id: string; locale: Locale }): Promise<{ to: string }> =>
  sendToCaller(ctx, (bound) => render(bound, asked));
