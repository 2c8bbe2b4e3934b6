import type { TreatmentCase } from '@blattwerk/contract/treatments/case-shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { prescriptionsOfTreatment, stockedProducts, type IssuedRow, type StockedProduct } from './case.queries.ts';
import { letterWords } from './letter-input.ts';
import { correctionsOf } from './letters.queries.ts';
import { Treatment } from './treatment.model.ts';

type LastPlan = NonNullable<TreatmentCase['lastPlan']>;

/** A line as it was signed, with the product as it is now; none for a product that is gone. */
const lineOf = (row: IssuedRow, products: readonly StockedProduct[]): LastPlan['medicationPlan'] => {
  const product = products.find(({ id }) => id === row.productId);
  if (!product) return [];
  const { productId, quantity, unit, form, singleDose, dailyDose, dose, instructions, repeat, alternatives } = row;
  const written = { productId, quantity, unit, form, singleDose, dailyDose, instructions, alternatives: alternatives.map((one) => one.productId) };
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
  const products = await stockedProducts(
    ctx,
    issued.map(({ productId }) => productId),
  );
  const { diagnosis, remoteJustification, letter } = (await correctionsOf(ctx, last.id)).at(-1) ?? letterWords(last);
  return {
    treatmentId: last.id,
    number: last.number,
    decidedAt: last.decidedAt.toISOString(),
    medicationPlan: issued.flatMap((row) => lineOf(row, products)),
    diagnosis,
    remoteJustification: remoteJustification ?? '',
    letter,
  };
};
