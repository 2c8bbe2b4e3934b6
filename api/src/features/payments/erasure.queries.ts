import type { Ctx } from '../../kernel/ctx.ts';

/** The payments of requests, with their refunds and disputes. What was posted stays in the books, which name no person. */
export const deletePaymentsFor = async ({ trx }: Ctx, treatmentIds: readonly string[]): Promise<void> => {
  const payments = trx('payments').whereIn('treatmentId', [...treatmentIds]);
  await trx('refunds').whereIn('paymentId', payments.clone().select('id')).delete();
  await trx('disputes').whereIn('paymentId', payments.clone().select('id')).delete();
  await payments.clone().delete();
};
