import type { Ctx } from '../../kernel/ctx.ts';
import { heldAddresses, heldPatients } from '../legal-holds/public.ts';

/** The mails of one person, whether they went to the account or to its address. */
export const deleteMailsOf = async ({ trx }: Ctx, { userId, email }: { userId: string; email: string }): Promise<void> =>
  void (await trx('mails').where({ recipientId: userId }).orWhere({ recipientAddress: email }).delete());

export const deleteMailsTo = async ({ trx }: Ctx, email: string, templates: readonly string[]): Promise<void> =>
  void (await trx('mails')
    .where({ recipientAddress: email })
    .whereIn('template', [...templates])
    .delete());

/** One mail, by its cause. */
export const deleteMail = async ({ trx }: Ctx, dedupeKey: string): Promise<void> => void (await trx('mails').where({ dedupeKey }).delete());

/** Mails that were sent or refused, and were written before then. @returns how many were deleted, at most `limit` */
export const deleteOldMails = (ctx: Ctx, { before, limit }: { before: Date; limit: number }): Promise<number> => {
  const due = ctx
    .trx('mails')
    .where('createdAt', '<', before)
    .whereNot({ status: 'queued' })
    .where((query) => void query.whereNull('recipientId').orWhereNotIn('recipientId', heldPatients(ctx)))
    .where((query) => void query.whereNull('recipientAddress').orWhereNotIn('recipientAddress', heldAddresses(ctx)));
  return ctx.trx('mails').whereIn('id', due.limit(limit).select('id')).delete();
};
