import type { RequestedProduct } from '@blattwerk/contract/health-states/shapes';
import { limits } from '@blattwerk/contract/limits';
import { voidStatuses } from '@blattwerk/contract/prescriptions/states';
import type { Knex } from 'knex';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { readSetting } from '../settings/public.ts';
import { FollowUp } from './follow-up.model.ts';

/** Whether a request of the patient was ever approved. */
export const hasApproved = async ({ trx, actor }: Ctx<Member>): Promise<boolean> =>
  (await trx('treatments').where({ patientId: actor.id, status: 'approved' }).first('id')) !== undefined;

/** What was said with a follow-up that awaits its payment. */
export const findUnpaid = ({ trx, actor }: Ctx<Member>): Promise<FollowUp | undefined> =>
  FollowUp.query(trx)
    .whereIn('treatmentId', trx('treatments').where({ patientId: actor.id, status: 'awaiting-payment' }).select('id'))
    .first()
    .execute();

/** What the newest approved request prescribed, as wishes for the same again. */
export const lastPrescribed = async (ctx: Ctx<Member>): Promise<RequestedProduct[]> => {
  const { trx, actor } = ctx;
  const rows = await trx('prescriptions')
    .where('treatmentId', trx('treatments').where({ patientId: actor.id, status: 'approved' }).orderBy('decidedAt', 'desc').limit(1).select('id'))
    .whereNotIn('status', [...voidStatuses])
    .groupByRaw('standing_product(product_id)')
    .orderByRaw('min(position)')
    .limit(await readSetting(ctx, 'treatment.maxProducts'))
    .select<{ productId: string; quantity: number }[]>(trx.raw('standing_product(product_id) AS product_id'), trx.raw('sum(quantity)::float8 AS quantity'));
  return rows.map(({ productId, quantity }) => ({ productId, amount: Math.min(limits.wishPerMonth, quantity) }));
};

/** What patients said about the prescriptions before, by request. */
export const followUpsOf = async (trx: Knex, treatmentIds: readonly string[]): Promise<Map<string, FollowUp>> => {
  const rows = await trx('follow_ups')
    .whereIn('treatmentId', [...treatmentIds])
    .select<FollowUp[]>('*');
  return new Map(rows.map((row) => [row.treatmentId, row]));
};
