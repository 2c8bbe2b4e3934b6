import type { QueryBuilder } from 'objection';
import type { Ctx } from '../../kernel/ctx.ts';
import { heldPatients } from '../legal-holds/public.ts';
import { Withdrawal } from './withdrawal.model.ts';

/** Declarations that were received before this time. @returns how many were deleted, at most `limit` */
export const deleteWithdrawalsBefore = (ctx: Ctx, { before, limit }: { before: Date; limit: number }): Promise<number> => {
  const isFree = (query: QueryBuilder<Withdrawal>): void => void query.whereNull('patientId').orWhereNotIn('patientId', heldPatients(ctx));
  const due = Withdrawal.query(ctx.trx).where('receivedAt', '<', before).where(isFree).limit(limit).select('id');
  return Withdrawal.query(ctx.trx).whereIn('id', due).delete().execute();
};

/** With the account goes who declared it; that something was withdrawn, when and with what outcome stays. */
export const anonymizeWithdrawalsOf = async (ctx: Ctx, { id, email }: { id: string; email: string }): Promise<void> =>
  void (await Withdrawal.query(ctx.trx).where({ email }).orWhere({ patientId: id }).patch({ name: '–', email: '', text: null, patientId: null }));
