import type { ApproveInput, declineInput } from '@blattwerk/contract/treatments/shapes';
import { DateTime } from 'luxon';
import type { z } from 'zod';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { newCheckCode, newId } from '../../kernel/ids.ts';
import { queueMail } from '../mails/public.ts';
import { offsetDeposit, refundDeposit } from '../payments/public.ts';
import { readSetting } from '../settings/public.ts';
import { checkDoctor, checkGates, plannedProducts, type PlannedProduct } from './approval-gates.ts';
import { printedForm } from './document-words.ts';
import { checkedOverrides } from './dose-limits.ts';
import { moveTreatment } from './move-treatment.ts';
import { lockClaimed } from './review.service.ts';
import type { Treatment } from './treatment.model.ts';
import { localeOf } from './treatments.service.ts';

const zone = 'Europe/Berlin';

/** Every decision stores how the doctor was in contact with the patient. */
const contactOf = (ctx: Ctx<Member>, treatment: Treatment, contact: ApproveInput['contact']): Record<string, unknown> => {
  if (!contact) return { contactAt: treatment.contactAt ?? ctx.clock.now(), contactDoctorId: ctx.actor.id };
  return { contactKind: contact.kind, contactAt: contact.at ? new Date(contact.at) : ctx.clock.now(), contactDoctorId: ctx.actor.id };
};

const nextPrescriptionNumber = async (ctx: Ctx): Promise<string> => {
  const { rows } = await ctx.trx.raw<{ rows: { next: number }[] }>(`SELECT nextval('prescription_numbers') AS next`);
  const { year } = DateTime.fromJSDate(ctx.clock.now(), { zone });
  return `R-${year}-${String(rows[0]?.next).padStart(6, '0')}`;
};

/** One product, one prescription, valid for so many calendar months from the day of issue. */
const issuePrescriptions = async (ctx: Ctx<Member>, treatment: Treatment, plan: ApproveInput['medicationPlan'], products: PlannedProduct[]): Promise<void> => {
  const issuedAt = ctx.clock.now();
  const months = await readSetting(ctx, 'prescription.validMonths');
  const validUntil = DateTime.fromJSDate(issuedAt, { zone }).plus({ months }).toISODate();
  for (const [index, line] of plan.entries()) {
    const product = products[index];
    await ctx.trx('prescriptions').insert({
      ...line,
      form: printedForm(line.form),
      id: newId(),
      number: await nextPrescriptionNumber(ctx),
      treatmentId: treatment.id,
      patientId: treatment.patientId,
      doctorId: ctx.actor.id,
      position: index + 1,
      productName: product?.name,
      pzn: product?.pzn,
      status: 'issued',
      checkCode: newCheckCode(),
      issuedAt,
      validUntil,
      createdAt: issuedAt,
      updatedAt: issuedAt,
    });
  }
  await ctx.trx('certificates').insert({ treatmentId: treatment.id, doctorId: ctx.actor.id, issuedAt });
};

/**
 * Approves: prescriptions, certificate, deposit, mail and the job that makes the documents are one transaction.
 * @throws treatment.medication.empty, product.notFound, doctor.profileIncomplete, identity.*, treatment.contactRequired, treatment.overrideReasonRequired, and as lockClaimed
 */
export const approveTreatment = async (ctx: Ctx<Member>, input: ApproveInput): Promise<void> => {
  const treatment = await lockClaimed(ctx, input.id);
  const products = await plannedProducts(ctx, input.medicationPlan);
  await checkDoctor(ctx, ctx.actor.id);
  await checkGates(ctx, treatment, input, products);
  const { diagnosis, remoteJustification, letter } = input;
  const overrides = JSON.stringify(await checkedOverrides(ctx, input));
  const decision = { diagnosis, remoteJustification, letter: letter || null, overrides, decidedAt: ctx.clock.now(), claimExpiresAt: null };
  await moveTreatment(ctx, treatment, 'approve', { ...decision, ...contactOf(ctx, treatment, input.contact) });
  await issuePrescriptions(ctx, treatment, input.medicationPlan, products);
  await offsetDeposit(ctx, treatment.id);
  await ctx.jobs.send('treatments.issue-documents', { treatmentId: treatment.id }, { key: treatment.id });
  await queueMail(ctx, {
    template: 'request-approved',
    recipientId: treatment.patientId,
    locale: await localeOf(ctx, treatment.patientId),
    params: { treatmentId: treatment.id },
    dedupeKey: `request-decided:${treatment.id}`,
  });
};

/**
 * Declines. The decision is a medical service: the deposit counts towards it, with an invoice, unless `refundOnDecline` says otherwise.
 * @throws as lockClaimed
 */
export const declineTreatment = async (ctx: Ctx<Member>, input: z.output<typeof declineInput>): Promise<void> => {
  const treatment = await lockClaimed(ctx, input.id);
  const decision = { declineReason: input.reason, declineText: input.text, decidedAt: ctx.clock.now(), claimExpiresAt: null };
  await moveTreatment(ctx, treatment, 'decline', { ...decision, ...contactOf(ctx, treatment, undefined) });
  if (await readSetting(ctx, 'refundOnDecline')) await refundDeposit(ctx, treatment.id, 'declined');
  else if (await offsetDeposit(ctx, treatment.id)) await ctx.jobs.send('treatments.issue-documents', { treatmentId: treatment.id }, { key: treatment.id });
  await queueMail(ctx, {
    template: 'request-declined',
    recipientId: treatment.patientId,
    locale: await localeOf(ctx, treatment.patientId),
    params: { treatmentId: treatment.id },
    dedupeKey: `request-decided:${treatment.id}`,
  });
};
