import type { AnswerQuestionInput } from '@blattwerk/contract/pharmacy-questions/shapes';
import type { PlanLine } from '@blattwerk/contract/prescriptions/shapes';
import type { Override } from '@blattwerk/contract/treatments/decision-shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { checkRepeats, wordedLine, type Prescription } from '../prescriptions/public.ts';
import { checkDoctor, checkedOverrides, checkNewCategory, plannedProducts, recentAmounts } from '../treatments/public.ts';

type Version = Pick<AnswerQuestionInput, 'lines' | 'alternative' | 'overrides'>;

/** The line as the doctor wrote it, or the former one with an alternative that was signed with it. */
const lineOf = ({ alternatives, ...former }: Prescription, { lines, alternative }: Version): PlanLine => {
  const [line] = lines ?? [];
  if (line) return wordedLine(line);
  if (!alternative || !alternatives.some(({ productId }) => productId === alternative)) throw failure('pharmacyQuestion.lineRequired');
  const { quantity, unit, form, singleDose, dailyDose, dose, instructions, repeat } = former;
  const rest = alternatives.map(({ productId }) => productId).filter((id) => id !== alternative);
  return {
    productId: alternative,
    quantity,
    unit,
    form,
    singleDose,
    dailyDose,
    instructions,
    alternatives: rest,
    ...(dose ? { dose } : {}),
    ...(repeat ? { repeat } : {}),
  };
};

/**
 * What the next version will say, checked as an approval checks it.
 * @throws pharmacyQuestion.lineRequired, product.notFound, server.badRequest for a unit that is not the product's, doctor.profileIncomplete, doctor.foreignLicence, prescription.tooManyRepeats, prescription.repeatsOutlast, treatment.overrideReasonRequired, treatment.contactRequired when the product is of another kind
 */
export const checkedLine = async (
  ctx: Ctx<Member>,
  prescription: Prescription,
  version: Version,
): Promise<{ line: PlanLine & { productName: string }; overrides: Override[] }> => {
  const line = lineOf(prescription, version);
  const [product] = await plannedProducts(ctx, [line]);
  if (!product) throw failure('pharmacyQuestion.lineRequired');
  await checkDoctor(ctx, ctx.actor.id);
  await checkRepeats(ctx, [line]);
  await checkNewCategory(ctx, prescription, product);
  const { g: recentGrams } = await recentAmounts(ctx, prescription.patientId, prescription.id);
  const overrides = await checkedOverrides(ctx, { medicationPlan: [line], overrides: version.overrides, products: [product], recentGrams });
  return { line: { ...line, productName: product.name }, overrides };
};
