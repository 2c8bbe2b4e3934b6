import type { HealthAnswers, HealthState as ShownState } from '@blattwerk/contract/health-states/shapes';
import { limits } from '@blattwerk/contract/limits';
import type { Unit } from '@blattwerk/contract/products/enums';
import { duration, later } from '../../kernel/clock.ts';
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

export type PrescribedAmounts = ShownState['prescribedLast30Days'];

/** What was prescribed to the actor here in the last 30 days and not taken back, by unit. */
export const prescribedLately = async ({ trx, actor, clock }: Ctx<Member>): Promise<PrescribedAmounts> => {
  const rows = await trx('prescriptions')
    .where({ patientId: actor.id })
    .where('issuedAt', '>=', later(clock.now(), -limits.recentDays * duration.days))
    .whereNotIn('status', ['revoked', 'replaced', 'expired'])
    .groupBy('unit')
    .select<{ unit: Unit; amount: number }[]>('unit', trx.raw('sum(quantity)::float8 AS amount'));
  return { g: 0, ml: 0, piece: 0, ...Object.fromEntries(rows.map(({ unit, amount }) => [unit, amount])) };
};

/** How many of these products are published; of one that was merged, whether the one that stays is. */
export const countPublished = async ({ trx }: Reader, ids: readonly string[]): Promise<number> =>
  (
    await trx('products')
      .joinRaw('JOIN products AS standing ON standing.id = coalesce(products.merged_into_id, products.id)')
      .whereIn('products.id', ids)
      .whereNotNull('standing.publishedAt')
      .select('products.id')
  ).length;

/** Answers that no request has taken to a doctor; one that was withdrawn before it was paid took them nowhere. */
export const isUnsent = async ({ trx }: Reader, healthStateId: string): Promise<boolean> => {
  const sent = trx('treatments').where({ healthStateId }).whereNotIn('status', ['draft', 'awaiting-payment']);
  return (await sent.whereNot((request) => void request.where({ status: 'cancelled', submittedAt: null })).first('id')) === undefined;
};

/** One questionnaire a patient is written at a time: two tabs follow each other. */
export const lockPatient = async ({ trx, actor }: Ctx<Member>): Promise<void> =>
  void (await trx('users').where({ id: actor.id }).forNoKeyUpdate().select('id'));
