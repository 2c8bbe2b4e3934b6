import type { Ctx } from '../../kernel/ctx.ts';
import { Withdrawal } from './withdrawal.model.ts';

/** Declarations that were received before this time. @returns how many were deleted */
export const deleteWithdrawalsBefore = (ctx: Ctx, before: Date): Promise<number> =>
  Withdrawal.query(ctx.trx).where('receivedAt', '<', before).delete().execute();

/** With the account goes who declared it; that something was withdrawn, when and with what outcome stays. */
export const anonymizeWithdrawalsOf = async (ctx: Ctx, { id, email }: { id: string; email: string }): Promise<void> =>
  void (await Withdrawal.query(ctx.trx).where({ email }).orWhere({ patientId: id }).patch({ name: '–', email: '', text: null, patientId: null }));
