import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Prescription } from './prescription.model.ts';

/** The column that records that the patient was notified, so that each is notified once. */
export type Mark = 'pickupRemindedAt' | 'holdWarnedAt' | 'expiryWarnedAt';

export type Condition = (query: Knex.QueryBuilder) => Knex.QueryBuilder;

/** Due prescriptions without the mark, by request and pharmacy: each group makes one mail. */
export const groupsToRemind = ({ trx }: Ctx, mark: Mark, due: Condition): Promise<{ id: string; ids: string[] }[]> =>
  due(trx('prescriptions').whereNull(mark))
    .groupBy('treatmentId', 'pharmacyId')
    .select(trx.raw('(array_agg(id ORDER BY id))[1] AS id, array_agg(id ORDER BY id) AS ids'));

/** Marks those of the prescriptions that are still due, and returns them. */
export const markReminded = ({ trx, clock }: Ctx, ids: readonly string[], mark: Mark, due: Condition): Promise<Prescription[]> =>
  trx('prescriptions')
    .whereIn('id', ids)
    .whereNull(mark)
    .modify((query) => void due(query))
    .update({ [mark]: clock.now() })
    .returning<Prescription[]>('*');
