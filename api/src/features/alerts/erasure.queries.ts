import type { Ctx } from '../../kernel/ctx.ts';

/** A person's alerts go with the account, also those that were asked for with the address alone. */
export const deleteAlertsOf = async ({ trx }: Ctx, { userId, email }: { userId: string; email: string }): Promise<void> =>
  void (await trx('alerts').where({ userId }).orWhere({ email }).delete());
