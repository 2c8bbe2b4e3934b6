import type { Role } from '@blattwerk/contract/accounts/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import type { MailStatus } from '@blattwerk/contract/mails/states';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import type { Mail } from './mail.model.ts';

export interface AddressedMail extends Pick<Mail, 'id' | 'template' | 'locale' | 'params' | 'status' | 'recipientId' | 'deferredUntil' | 'gatheredInto'> {
  address: string;
  firstName: string | null;
  lastName: string | null;
  role: Role | null;
}

/** A mail with the address and the name of whom it goes to. */
export const findAddressed = ({ trx }: Ctx, mailId: string): Promise<AddressedMail | undefined> =>
  trx('mails')
    .leftJoin('users', 'users.id', 'mails.recipientId')
    .where({ 'mails.id': mailId })
    .first(
      'mails.id',
      'mails.template',
      'mails.locale',
      'mails.params',
      'mails.status',
      'mails.recipientId',
      'mails.deferredUntil',
      'mails.gatheredInto',
      'users.firstName',
      'users.lastName',
      'users.role',
      trx.raw('coalesce(users.email, mails.recipient_address) AS address'),
    );

/** What an issue of the newsletter says in one language. */
export const writtenIssue = async ({ trx }: Ctx, issueId: string, locale: Locale): Promise<Record<'subject' | 'body', string>> => {
  const [subject, body] = locale === 'en' ? (['subjectEn', 'bodyEn'] as const) : (['subjectDe', 'bodyDe'] as const);
  const issue = found(await trx('newsletter_issues').where({ id: issueId }).first<Record<string, string>>(subject, body));
  return { subject: issue[subject] ?? '', body: issue[body] ?? '' };
};

/** Mails that should have been sent in a span of time and wait, the oldest first. Those that leave in another one are sent with it. */
export const queuedMails = async (trx: Knex, { from, to }: { from: Date; to: Date }): Promise<{ mailId: string }[]> =>
  trx('mails')
    .where({ status: 'queued' })
    .whereNull('gatheredInto')
    .whereRaw('coalesce(deferred_until, created_at) > ?', [from])
    .whereRaw('coalesce(deferred_until, created_at) < ?', [to])
    .orderBy('createdAt')
    .select('id as mailId');

type Companion = Pick<Mail, 'id' | 'template' | 'params'>;

/** Others to the same account that wait now and may leave together, the oldest first. */
export const findCompanions = ({ trx, clock }: Ctx, { id, recipientId }: Pick<Mail, 'id' | 'recipientId'>): Promise<Companion[]> =>
  trx('mails')
    .where({ recipientId, status: 'queued' })
    .whereNot({ id })
    .where((query) => void query.whereNull('gatheredInto').orWhere({ gatheredInto: id }))
    .where((query) => void query.whereNull('deferredUntil').orWhere('deferredUntil', '<=', clock.now()))
    .orderBy('createdAt')
    .select<Companion[]>('id', 'template', 'params');

/** Writes a mail; false where its cause has had one. */
export const insertMail = async (
  { trx, clock }: Ctx,
  { params, ...mail }: Pick<Mail, 'id' | 'template' | 'params' | 'locale' | 'dedupeKey'>,
): Promise<boolean> =>
  (
    await trx('mails')
      .insert({ ...mail, params: JSON.stringify(params), createdAt: clock.now() })
      .onConflict('dedupe_key')
      .ignore()
      .returning('id')
  ).length > 0;

/** One job a person gathers at a time. */
export const lockRecipient = async ({ trx }: Ctx, recipientId: string): Promise<void> =>
  void (await trx.raw(`SELECT pg_advisory_xact_lock(hashtextextended('mails.gather:' || ?, 0))`, [recipientId]));

/** What is held back for an address, locked: those to its account and those to the address itself. */
export const heldFor = ({ trx }: Ctx, address: string): Promise<{ id: string; status: MailStatus }[]> => {
  const owners = trx('users').whereRaw('lower(email) = ?', [address]).select('id');
  return trx('mails')
    .where({ status: 'held' })
    .where((query) => void query.whereIn('recipientId', owners).orWhereRaw('lower(recipient_address) = ?', [address]))
    .select<{ id: string; status: MailStatus }[]>('id', 'status')
    .forUpdate();
};
