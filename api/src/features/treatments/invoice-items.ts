import type { TreatmentCase } from '@blattwerk/contract/treatments/case-shapes';
import { composeGoae, goaeProblems, type GoaeItem } from '@blattwerk/contract/treatments/goae';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { readSetting } from '../settings/public.ts';
import { depositCentsOf } from './documents.queries.ts';
import { proposedItems, schemeOf } from './invoice-lines.ts';
import { findDoctor } from './review.queries.ts';
import { talkMinutesOf } from './treatments.queries.ts';
import type { Treatment } from './treatment.model.ts';

/** What the doctor may charge by the German scale: nothing without a deposit, or under the rules of another state. */
const chargeableCents = async (ctx: Ctx, { id, doctorId }: Treatment): Promise<number | null> => {
  const doctor = doctorId === null ? undefined : await findDoctor(ctx, doctorId);
  return doctor && schemeOf(doctor.licenceCountry) === 'goae' ? depositCentsOf(ctx, id) : null;
};

/** The house's proposal for both decisions, for the doctor to confirm or to change. */
export const readProposal = async (ctx: Ctx, treatment: Treatment): Promise<TreatmentCase['invoice']> => {
  const depositCents = await chargeableCents(ctx, treatment);
  if (depositCents === null) return null;
  const factors = await readSetting(ctx, 'goae.factors');
  const isRefunded = await readSetting(ctx, 'refundOnDecline');
  return {
    depositCents,
    approval: proposedItems(depositCents, true, factors),
    refusal: isRefunded ? null : proposedItems(depositCents, false, factors, await talkMinutesOf(ctx, treatment.id)),
  };
};

/** Items keep the fee schedule, and stay within what the patient was told. @throws treatment.invoiceInvalid, treatment.invoiceAboveDeposit */
export const itemsWithin = (items: readonly GoaeItem[], depositCents: number | null): void => {
  const problems = goaeProblems(items).filter(({ kind }) => kind !== 'combination');
  if (problems.length > 0) throw failure('treatment.invoiceInvalid', { problems });
  if (depositCents !== null && composeGoae(items, 'de').totalCents > depositCents) throw failure('treatment.invoiceAboveDeposit', { depositCents });
};

/** What is confirmed with a decision. @throws as itemsWithin */
export const checkItems = async (ctx: Ctx, treatment: Treatment, items: readonly GoaeItem[] | undefined): Promise<void> => {
  if (items) itemsWithin(items, await chargeableCents(ctx, treatment));
};
