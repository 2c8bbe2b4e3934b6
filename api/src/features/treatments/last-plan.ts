import type { TreatmentCase } from '@blattwerk/contract/treatments/case-shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { prescriptionsOfTreatment, stockedProducts, type IssuedRow, type StockedProduct } from './case.queries.ts';
import { letterWords } from './letter-input.ts';
import { standingIds } from './merged-products.queries.ts';
import { correctionsOf } from './letters.queries.ts';
import { Treatment } from './treatment.model.ts';

type LastPlan = NonNullable<TreatmentCase['lastPlan']>;

/** A line as it was signed, with the product as it is now, of two that were merged the one that stays; none for a product that is gone. */
const lineOf = (row: IssuedRow, products: readonly StockedProduct[], standing: ReadonlyMap<string, string>): LastPlan['medicationPlan'] => {
  const now = (id: string): string => standing.get(id) ?? id;
  const productId = now(row.productId);
  const product = products.find(({ id }) => id === productId);
  if (!product) return [];
  const { quantity, unit, form, singleDose, dailyDose, dose, instructions, repeat, alternatives } = row;
  const written = { productId, quantity, unit, form, singleDose, dailyDose, instructions, alternatives: alternatives.map((one) => now(one.productId)) };
  return [{ ...written, ...(dose ? { dose } : {}), ...(repeat ? { repeat } : {}), product }];
};

/** The last approval of this patient by the acting doctor, as a start for the next plan; nothing is decided by it. */
export const lastPlanOf = async (ctx: Ctx, { patientId, id }: Treatment): Promise<TreatmentCase['lastPlan']> => {
  if (ctx.actor.role !== 'doctor') return null;
  const last = await Treatment.query(ctx.trx)
    .where({ patientId, doctorId: ctx.actor.id, status: 'approved' })
    .whereNot({ id })
    .orderBy('decidedAt', 'desc')
    .first();
  if (!last?.decidedAt) return null;
  const issued = (await prescriptionsOfTreatment(ctx, last.id)).filter(({ status }) => status !== 'replaced');
  const signed = issued.flatMap(({ productId, alternatives }) => [productId, ...alternatives.map((one) => one.productId)]);
  const standing = await standingIds(ctx, signed);
  const products = await stockedProducts(
    ctx,
    issued.map(({ productId }) => standing.get(productId) ?? productId),
  );
  const { diagnosis, remoteJustification, letter } = (await correctionsOf(ctx, last.id)).at(-1) ?? letterWords(last);
  return {
    treatmentId: last.id,
    number: last.number,
    decidedAt: last.decidedAt.toISOString(),
    medicationPlan: issued.flatMap((row) => lineOf(row, products, standing)),
    diagnosis,
    remoteJustification: remoteJustification ?? '',
    letter,
  };
};
