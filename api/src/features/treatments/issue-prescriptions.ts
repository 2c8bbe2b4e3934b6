import type { Alternative } from '@blattwerk/contract/prescriptions/shapes';
import type { ApproveInput } from '@blattwerk/contract/treatments/shapes';
import { DateTime } from 'luxon';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newCheckCode, newId } from '../../kernel/ids.ts';
import { readSetting } from '../settings/public.ts';
import type { PlannedProduct } from './approval-gates.ts';
import { printedForm } from './document-words.ts';
import type { Treatment } from './treatment.model.ts';

const zone = 'Europe/Berlin';
type PlanLine = ApproveInput['medicationPlan'][number];

const nextPrescriptionNumber = async (ctx: Ctx): Promise<string> => {
  const { rows } = await ctx.trx.raw<{ rows: { next: number }[] }>(`SELECT nextval('prescription_numbers') AS next`);
  const { year } = DateTime.fromJSDate(ctx.clock.now(), { zone });
  return `R-${year}-${String(rows[0]?.next).padStart(6, '0')}`;
};

/** The alternatives by the names that they had when the doctor signed them. @throws product.notFound */
const signedAlternatives = async (ctx: Ctx, ids: readonly string[] = []): Promise<Alternative[]> => {
  const rows: { id: string; name: string; pzn: string }[] = await ctx.trx('products').whereIn('id', ids).select('id', 'name', 'pzn');
  return ids.map((id) => {
    const product = rows.find((row) => row.id === id);
    if (!product) throw failure('product.notFound');
    return { productId: id, productName: product.name, pzn: product.pzn };
  });
};

/** A row for a prescription that the acting doctor issues now, valid for `prescription.validMonths` calendar months. */
export const newPrescription = async (ctx: Ctx<Member>, { alternatives, ...line }: PlanLine, product: PlannedProduct | undefined) => {
  const issuedAt = ctx.clock.now();
  const months = await readSetting(ctx, 'prescription.validMonths');
  return {
    ...line,
    form: printedForm(line.form),
    id: newId(),
    number: await nextPrescriptionNumber(ctx),
    doctorId: ctx.actor.id,
    alternatives: JSON.stringify(await signedAlternatives(ctx, alternatives)),
    productName: product?.name,
    pzn: product?.pzn,
    status: 'issued' as const,
    checkCode: newCheckCode(),
    issuedAt,
    validUntil: DateTime.fromJSDate(issuedAt, { zone }).plus({ months }).toISODate(),
    createdAt: issuedAt,
    updatedAt: issuedAt,
  };
};

/** One product, one prescription. */
export const issuePrescriptions = async (ctx: Ctx<Member>, treatment: Treatment, plan: readonly PlanLine[], products: PlannedProduct[]): Promise<void> => {
  for (const [index, line] of plan.entries()) {
    const row = await newPrescription(ctx, line, products[index]);
    await ctx.trx('prescriptions').insert({ ...row, treatmentId: treatment.id, patientId: treatment.patientId, position: index + 1 });
  }
  await ctx.trx('certificates').insert({ treatmentId: treatment.id, doctorId: ctx.actor.id, issuedAt: ctx.clock.now() });
};
