import type { HealthAnswers } from '@blattwerk/contract/health-states/shapes';
import type { Unit } from '@blattwerk/contract/products/enums';
import type { Ctx } from '../../kernel/ctx.ts';
import type { HealthStateRow } from './health-state.model.ts';

type Reader = Pick<Ctx, 'trx'>;

const ofPatient = (ctx: Reader, patientId: string) => ctx.trx('health_states').where({ patientId }).orderBy('version', 'desc');

/** The newest version, draft or complete. */
export const findLatest = (ctx: Reader, patientId: string): Promise<HealthStateRow | undefined> =>
  ofPatient(ctx, patientId).first<HealthStateRow | undefined>();

/** The newest complete version, or the one asked for. */
export const findComplete = (ctx: Reader, patientId: string, version?: number): Promise<HealthStateRow | undefined> =>
  ofPatient(ctx, patientId)
    .where({ status: 'complete', ...(version === undefined ? {} : { version }) })
    .first<HealthStateRow | undefined>();

export interface NamedProduct {
  id: string;
  name: string;
  slug: string;
  unit: Unit;
}

export const productIdsOf = (answers: HealthAnswers): string[] =>
  (answers.requestedProducts ?? []).flatMap((wished) => ('productId' in wished ? [wished.productId] : []));

/** Names of the products that the answers ask for, also of those no longer published. */
export const namesOfRequested = async (ctx: Reader, answers: HealthAnswers): Promise<Map<string, NamedProduct>> => {
  const rows = await ctx.trx('products').whereIn('id', productIdsOf(answers)).select<NamedProduct[]>('id', 'name', 'slug', 'unit');
  return new Map(rows.map((row) => [row.id, row]));
};
