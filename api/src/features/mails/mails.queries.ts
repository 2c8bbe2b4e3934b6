import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Mail } from './mail.model.ts';

interface AddressedMail extends Pick<Mail, 'id' | 'template' | 'locale' | 'params' | 'status'> {
  address: string;
  firstName: string | null;
  lastName: string | null;
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
      'users.firstName',
      'users.lastName',
      trx.raw('coalesce(users.email, mails.recipient_address) AS address'),
    );

/** Mails of a span of time that wait to be sent, the oldest first. */
export const queuedMails = async (trx: Knex, { from, to }: { from: Date; to: Date }): Promise<{ mailId: string }[]> =>
  trx('mails').where({ status: 'queued' }).where('createdAt', '>', from).where('createdAt', '<', to).orderBy('createdAt').select('id as mailId');

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
