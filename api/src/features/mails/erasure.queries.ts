import type { Ctx } from '../../kernel/ctx.ts';

/** The mails of one person, whether they went to the account or to its address. */
export const deleteMailsOf = async ({ trx }: Ctx, { userId, email }: { userId: string; email: string }): Promise<void> =>
  void (await trx('mails').where({ recipientId: userId }).orWhere({ recipientAddress: email }).delete());

export const deleteMailsTo = async ({ trx }: Ctx, email: string, templates: readonly string[]): Promise<void> =>
  void (await trx('mails')
    .where({ recipientAddress: email })
    .whereIn('template', [...templates])
    .delete());
