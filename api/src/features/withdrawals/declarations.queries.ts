import type { ModelObject } from 'objection';
import type { Ctx } from '../../kernel/ctx.ts';
import { Withdrawal } from './withdrawal.model.ts';

/** A visitor may add a declaration and read none, so nothing of the row is asked back. */
export const insertDeclaration = async ({ trx }: Ctx, row: Partial<ModelObject<Withdrawal>>): Promise<void> =>
  void (await trx('contract_withdrawals').insert(row));

/** Lets row-level security pass the one declaration whose link the caller holds, until the end of the transaction. */
export const findByLink = async ({ trx }: Ctx, id: string): Promise<Withdrawal | undefined> => {
  await trx.raw(`SELECT set_config('app.withdrawal', ?, true)`, [id]);
  return Withdrawal.query(trx).findById(id).forUpdate();
};
