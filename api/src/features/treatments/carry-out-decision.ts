import type { ApproveInput, DeclineInput } from '@blattwerk/contract/treatments/decision-shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { queueMail } from '../mails/public.ts';
import { offsetDeposit, refundDeposit } from '../payments/public.ts';
import { issuePrescriptions } from '../prescriptions/public.ts';
import { readSetting } from '../settings/public.ts';
import { plannedProducts } from './approval-gates.ts';
import { Certificate } from './certificate.model.ts';
import { liveContactOf } from './live-contact.ts';
import { moveTreatment } from './move-treatment.ts';
import type { Treatment } from './treatment.model.ts';
import { localeOf, noPendingDecision } from './treatments.service.ts';

/** A decision as it was taken: checked, and not yet carried out. */
export type Decision =
  | { kind: 'approve'; input: Omit<ApproveInput, 'id'>; decidedAt: Date }
  | { kind: 'decline'; input: Omit<DeclineInput, 'id'>; decidedAt: Date };
type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

/** Every decision stores how the doctor was in contact with the patient. */
const contactOf = async (ctx: Ctx<Member>, treatment: Treatment, decidedAt: Date, contact: ApproveInput['contact']): Promise<Record<string, unknown>> => {
  const live = await liveContactOf(ctx, treatment);
  if (!contact || (contact.kind === live.kind && contact.at === undefined))
    return { contactKind: live.kind, contactAt: live.at ?? decidedAt, contactDoctorId: live.doctorId ?? ctx.actor.id };
  return { contactKind: contact.kind, contactAt: contact.at ? new Date(contact.at) : decidedAt, contactDoctorId: ctx.actor.id };
};

const decidedNow = (decidedAt: Date) => ({ decidedAt, claimExpiresAt: null, ...noPendingDecision });

/** What the doctor confirmed for the invoice. */
const itemsOf = ({ invoiceItems }: Pick<ApproveInput, 'invoiceItems'>) => ({ invoiceItems: invoiceItems ? JSON.stringify(invoiceItems) : null });

const notifyPatient = async (ctx: Ctx, treatment: Treatment, template: 'request-approved' | 'request-declined'): Promise<void> =>
  queueMail(ctx, {
    template,
    recipientId: treatment.patientId,
    locale: await localeOf(ctx, treatment.patientId),
    params: { treatmentId: treatment.id },
    dedupeKey: `request-decided:${treatment.id}`,
  });

/** Prescriptions, certificate, deposit, mail and the job that makes the documents. */
const approve = async (ctx: Ctx<Member>, treatment: Treatment, { input, decidedAt }: Of<'approve'>): Promise<void> => {
  const products = await plannedProducts(ctx, input.medicationPlan);
  const { diagnosis, remoteJustification, letter } = input;
  const decision = {
    diagnosis,
    remoteJustification,
    letter: letter || null,
    nextCheckOn: input.nextCheckOn ?? null,
    overrides: JSON.stringify(input.overrides ?? []),
    ...itemsOf(input),
    ...decidedNow(decidedAt),
  };
  await moveTreatment(ctx, treatment, 'approve', { ...decision, ...(await contactOf(ctx, treatment, decidedAt, input.contact)) });
  await issuePrescriptions(ctx, { treatment, lines: input.medicationPlan, products });
  await Certificate.query(ctx.trx).insert({ treatmentId: treatment.id, doctorId: ctx.actor.id, issuedAt: ctx.clock.now() });
  await offsetDeposit(ctx, treatment.id);
  await ctx.jobs.send('treatments.issue-documents', { treatmentId: treatment.id }, { key: treatment.id });
  await notifyPatient(ctx, treatment, 'request-approved');
};

/** The decision is a medical service: the deposit counts towards it, with an invoice, unless `refundOnDecline` says otherwise. */
const decline = async (ctx: Ctx<Member>, treatment: Treatment, { input, decidedAt }: Of<'decline'>): Promise<void> => {
  const decision = { declineReason: input.reason, declineText: input.text, ...itemsOf(input), ...decidedNow(decidedAt) };
  await moveTreatment(ctx, treatment, 'decline', { ...decision, ...(await contactOf(ctx, treatment, decidedAt, undefined)) });
  if (await readSetting(ctx, 'refundOnDecline')) await refundDeposit(ctx, treatment.id, 'declined');
  else if (await offsetDeposit(ctx, treatment.id)) await ctx.jobs.send('treatments.issue-documents', { treatmentId: treatment.id }, { key: treatment.id });
  await notifyPatient(ctx, treatment, 'request-declined');
};

/** Everything that comes of a decision, in the caller's transaction; the caller holds the lock on the request. */
export const carryOut = (ctx: Ctx<Member>, treatment: Treatment, decision: Decision): Promise<void> =>
  decision.kind === 'approve' ? approve(ctx, treatment, decision) : decline(ctx, treatment, decision);
