import { doseWords } from '@blattwerk/contract/prescriptions/dose';
import { printedForms } from '@blattwerk/contract/prescriptions/forms';
import type { Alternative } from '@blattwerk/contract/prescriptions/shapes';
import type { ApproveInput } from '@blattwerk/contract/treatments/decision-shapes';
import { DateTime } from 'luxon';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newCheckCode, newId } from '../../kernel/ids.ts';
import { nextNumber, printedNames } from './issue.queries.ts';
import { Prescription } from './prescription.model.ts';
import { validUntil } from './repeats.ts';

const zone = 'Europe/Berlin';
type PlanLine = ApproveInput['medicationPlan'][number];

/** The dosage form in words; what is none of the usual forms is the doctor's own wording. */
export const printedForm = (form: string): string => (Object.hasOwn(printedForms, form) ? printedForms[form as keyof typeof printedForms] : form);

/** The words of a dose that was given as data are made from it: print and data cannot differ. */
export const wordedLine = <L extends PlanLine>(line: L): L => (line.dose ? { ...line, ...doseWords(line.dose, 'de') } : line);

const nextPrescriptionNumber = async (ctx: Ctx): Promise<string> => {
  const next = await nextNumber(ctx);
  const { year } = DateTime.fromJSDate(ctx.clock.now(), { zone });
  return `R-${year}-${String(next).padStart(6, '0')}`;
};

/** The alternatives by the names that they had when the doctor signed them. @throws product.notFound */
const signedAlternatives = async (ctx: Ctx, ids: readonly string[] = []): Promise<Alternative[]> => {
  const rows = await printedNames(ctx, ids);
  return ids.map((id) => {
    const product = rows.find((row) => row.id === id);
    if (!product) throw failure('product.notFound');
    return { productId: id, productName: product.name, pzn: product.pzn };
  });
};

/** A product by the name that is printed. */
type PrintedProduct = Pick<Alternative, 'pzn'> & { name: string };

/** A row for a prescription that the acting doctor issues now, valid for `prescription.validMonths` calendar months. @throws product.notFound */
export const newPrescription = async (ctx: Ctx<Member>, { alternatives, ...line }: PlanLine, product: PrintedProduct | undefined) => {
  const { name, pzn } = found(product, 'product.notFound');
  const issuedAt = ctx.clock.now();
  return {
    ...line,
    form: printedForm(line.form),
    id: newId(),
    number: await nextPrescriptionNumber(ctx),
    doctorId: ctx.actor.id,
    alternatives: await signedAlternatives(ctx, alternatives),
    productName: name,
    pzn,
    status: 'issued' as const,
    checkCode: newCheckCode(),
    issuedAt,
    validUntil: await validUntil(ctx, issuedAt),
    createdAt: issuedAt,
    updatedAt: issuedAt,
  };
};

/** What an approved request prescribes, with its products in the same order. */
interface Plan {
  treatment: { id: string; patientId: string };
  lines: readonly PlanLine[];
  products: readonly PrintedProduct[];
}

/** One product, one prescription. */
export const issuePrescriptions = async (ctx: Ctx<Member>, { treatment, lines, products }: Plan): Promise<void> => {
  for (const [index, line] of lines.entries()) {
    const row = await newPrescription(ctx, line, products[index]);
    await Prescription.query(ctx.trx).insert({ ...row, treatmentId: treatment.id, patientId: treatment.patientId, position: index + 1 });
  }
};

/** The stored document of a prescription, or its copy for the patient. */
export const attachDocument = async (ctx: Ctx, id: string, file: { fileId: string; needsInk: boolean } | { copyFileId: string }): Promise<void> =>
  void (await Prescription.query(ctx.trx).findById(id).patch(file));
