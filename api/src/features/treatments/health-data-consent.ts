import { openTreatmentStatuses } from '@blattwerk/contract/treatments/states';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import type { Effect, PurposeOutcome } from '../consents/public.ts';
import { emptyDraft, hasDraft } from '../health-states/public.ts';
import { depositsOf } from '../payments/public.ts';
import { deleteFollowUpDraft, hasFollowUpDraft } from './follow-up-draft.service.ts';
import { Treatment } from './treatment.model.ts';
import { lastHeld } from './treatments.queries.ts';
import { cancelOpenTreatments } from './treatments.service.ts';

/** The deposits that go back: those that are paid, and for which no consultation was given yet. */
const refunds = async (ctx: Ctx, open: readonly Treatment[]): Promise<Effect[]> => {
  const ids = open.map(({ id }) => id);
  const deposits = await depositsOf(ctx, ids);
  const effects: Effect[] = [];
  for (const id of ids) {
    const deposit = deposits.get(id);
    if (deposit?.status === 'paid' && !(await lastHeld(ctx, id))) effects.push({ kind: 'deposit-refunded', cents: deposit.amountCents });
  }
  return effects;
};

const openRequests = (ctx: Ctx<Member>): Promise<Treatment[]> =>
  Treatment.query(ctx.trx)
    .where({ patientId: ctx.actor.id })
    .whereIn('status', [...openTreatmentStatuses])
    .orderBy('createdAt')
    .execute();

/** Without health data no request is reviewed: the open one ends, and what was not sent yet is emptied. The doctors' record stays. */
export const healthDataConsent: PurposeOutcome = {
  effects: async (ctx) => {
    const open = await openRequests(ctx);
    const draft = (await hasDraft(ctx, ctx.actor.id)) || (await hasFollowUpDraft(ctx, ctx.actor.id));
    return [
      ...open.map(({ number }) => ({ kind: 'request-cancelled' as const, number })),
      ...(await refunds(ctx, open)),
      ...(draft ? [{ kind: 'draft-emptied' as const }] : []),
      { kind: 'record-kept' },
    ];
  },
  withdrawn: async (ctx) => {
    await cancelOpenTreatments(ctx, ctx.actor.id);
    await emptyDraft(ctx, ctx.actor.id);
    await deleteFollowUpDraft(ctx, ctx.actor.id);
  },
};
