import type { HealthAnswers } from '@blattwerk/contract/health-states/shapes';
import type { Unit } from '@blattwerk/contract/products/enums';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { HealthState } from './health-state.model.ts';

type Reader = Pick<Ctx, 'trx'>;

const ofPatient = (ctx: Reader, patientId: string) => HealthState.query(ctx.trx).where({ patientId }).orderBy('version', 'desc');

/** The newest version, draft or complete. */
export const findLatest = (ctx: Reader, patientId: string): Promise<HealthState | undefined> => ofPatient(ctx, patientId).first().execute();

/** The newest complete version, or the one asked for. */
export const findComplete = (ctx: Reader, patientId: string, version?: number): Promise<HealthState | undefined> =>
  ofPatient(ctx, patientId)
    .where({ status: 'complete', ...(version === undefined ? {} : { version }) })
    .first()
    .execute();

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

/** How many of these products are published. */
export const countPublished = async ({ trx }: Reader, ids: readonly string[]): Promise<number> =>
  (await trx('products').whereIn('id', ids).whereNotNull('publishedAt').select('id')).length;

/** One questionnaire a patient is written at a time: two tabs follow each other. */
export const lockPatient = async ({ trx, actor }: Ctx<Member>): Promise<void> =>
  void (await trx('users').where({ id: actor.id }).forNoKeyUpdate().select('id'));
