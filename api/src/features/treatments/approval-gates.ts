import { missingProfileFields } from '@blattwerk/contract/accounts/shapes';
import type { ApproveInput } from '@blattwerk/contract/treatments/decision-shapes';
import type { Category } from '@blattwerk/contract/products/enums';
import { DateTime } from 'luxon';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { ageOn } from '../accounts/public.ts';
import { User } from '../users/public.ts';
import { assertIdentified } from '../identity-checks/public.ts';
import { readSetting } from '../settings/public.ts';
import { liveContactOf } from './live-contact.ts';
import { productsById, type PlannedProduct } from './documents.queries.ts';
import { categoriesMetFor, findDoctor } from './review.queries.ts';
import { Treatment } from './treatment.model.ts';

const zone = 'Europe/Berlin';

/** The first day of the quarters in which a follow-up needs no new meeting; the current quarter is one of them. */
const followUpSince = async (ctx: Ctx): Promise<Date> => {
  const quarters = await readSetting(ctx, 'law.followUpQuarters');
  return DateTime.fromJSDate(ctx.clock.now(), { zone })
    .startOf('quarter')
    .minus({ quarters: quarters - 1 })
    .toJSDate();
};

/** What this doctor prescribed to this patient after meeting in person within those quarters. Another doctor's meeting does not count. */
const metFor = async (ctx: Ctx<Member>, patientId: string): Promise<Category[]> => categoriesMetFor(ctx, patientId, await followUpSince(ctx));

/** Which kinds of contact are enough for these products, by the settings that hold today. */
const acceptedContacts = async (ctx: Ctx<Member>, treatment: Treatment, categories: Category[]): Promise<readonly string[]> => {
  const inPerson = await readSetting(ctx, 'law.inPersonRequired');
  const restricted = categories.filter((category) => inPerson[category]);
  if (restricted.length > 0) {
    const met = await metFor(ctx, treatment.patientId);
    if (restricted.some((category) => !met.includes(category))) return ['in-person'];
  }
  const live = await readSetting(ctx, 'gates.liveContact');
  if (categories.some((category) => live[category]) || (await readSetting(ctx, 'gates.oralInformation'))) return ['phone', 'video', 'in-person'];
  return ['questionnaire', 'phone', 'video', 'in-person'];
};

/** The age counts on the day of the prescription too: the setting may have changed since the request was sent. @throws user.nonAdult */
const assertAdult = async (ctx: Ctx, patientId: string): Promise<void> => {
  const { bornOn } = await User.query(ctx.trx).findById(patientId).throwIfNotFound();
  if (ageOn(bornOn ?? '', ctx.clock.now()) < (await readSetting(ctx, 'minAge'))) throw failure('user.nonAdult');
};

/**
 * What the settings ask for before an approval.
 * @throws user.nonAdult, identity.*, treatment.contactRequired with the kinds that are enough
 */
export const checkGates = async (ctx: Ctx<Member>, treatment: Treatment, input: ApproveInput, products: PlannedProduct[]): Promise<void> => {
  await assertAdult(ctx, treatment.patientId);
  await assertIdentified(ctx, treatment.patientId);
  const accepted = await acceptedContacts(
    ctx,
    treatment,
    products.map(({ category }) => category),
  );
  if (!accepted.includes(input.contact?.kind ?? (await liveContactOf(ctx, treatment)).kind)) throw failure('treatment.contactRequired', { accepted });
};

/**
 * A correction that changes the kind of product needs the contact that this kind needs.
 * @throws treatment.contactRequired with the kinds that are enough
 */
export const checkNewCategory = async (ctx: Ctx<Member>, former: { treatmentId: string; productId: string }, product: PlannedProduct): Promise<void> => {
  const [before] = await productsById(ctx, [former.productId]);
  if (before?.category === product.category) return;
  const treatment = await Treatment.query(ctx.trx).findById(former.treatmentId);
  const accepted = treatment ? await acceptedContacts(ctx, treatment, [product.category]) : [];
  if (!treatment || !accepted.includes(treatment.contactKind)) throw failure('treatment.contactRequired', { accepted });
};

/**
 * A prescription must name its doctor completely, and be one that German pharmacies may accept.
 * @throws doctor.profileIncomplete with what is missing, doctor.foreignLicence while prescriptions of other states are not recognised
 */
export const checkDoctor = async (ctx: Ctx, doctorId: string): Promise<void> => {
  const user = await User.query(ctx.trx).findById(doctorId).throwIfNotFound();
  const doctor = found(await findDoctor(ctx, doctorId));
  if (doctor.licenceCountry !== 'DE' && !(await readSetting(ctx, 'law.foreignPrescriptions'))) throw failure('doctor.foreignLicence');
  const missing = [...missingProfileFields('doctor', user), ...(doctor.taxNumber ? [] : ['taxNumber'])];
  if (missing.length > 0) throw failure('doctor.profileIncomplete', { missing });
};

/** The products of the plan, in its order. @throws treatment.medication.empty, product.notFound, server.badRequest for a unit that is not the product's */
export const plannedProducts = async (ctx: Ctx, plan: ApproveInput['medicationPlan']): Promise<PlannedProduct[]> => {
  if (plan.length === 0) throw failure('treatment.medication.empty');
  const rows = await productsById(
    ctx,
    plan.flatMap(({ productId, alternatives = [] }) => [productId, ...alternatives]),
  );
  for (const [line, { alternatives = [] }] of plan.entries())
    for (const [at, productId] of alternatives.entries())
      if (!rows.some(({ id }) => id === productId)) throw failure('product.notFound', { path: `medicationPlan.${line}.alternatives.${at}` });
  return plan.map(({ productId, unit }, index) => {
    const product = rows.find(({ id }) => id === productId);
    if (!product) throw failure('product.notFound', { path: `medicationPlan.${index}.productId` });
    if (product.unit !== unit) throw failure('server.badRequest', { fields: [{ path: `medicationPlan.${index}.unit`, message: 'unit' }] });
    return product;
  });
};

/** What was merged since the plan was opened is prescribed under the number that stays, which the doctor reads first. @throws product.merged with the line */
export const checkStanding = (products: readonly PlannedProduct[]): void => {
  const line = products.findIndex(({ mergedIntoId }) => mergedIntoId !== null);
  if (line >= 0) throw failure('product.merged', { path: `medicationPlan.${line}.productId` });
};
