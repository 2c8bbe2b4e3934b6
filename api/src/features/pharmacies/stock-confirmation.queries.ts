import type { Ctx } from '../../kernel/ctx.ts';

/** The pharmacy has said that all of its stock is true. */
export const confirmStock = async ({ trx }: Ctx, id: string, at: Date): Promise<void> =>
  void (await trx('pharmacies').where({ id }).update({ stockConfirmedAt: at }));

/** The pharmacy's stock was last true at this time; a confirmation from before stays. */
export const limitStockConfirmation = async ({ trx }: Ctx, id: string, at: Date): Promise<void> =>
  void (await trx('pharmacies').where({ id }).where('stockConfirmedAt', '>', at).update({ stockConfirmedAt: at }));
