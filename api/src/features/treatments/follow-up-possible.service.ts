import type { FollowUpBasis } from '@blattwerk/contract/follow-ups/shapes';
import { openTreatmentStatuses } from '@blattwerk/contract/treatments/states';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { User } from '../users/public.ts';
import { FollowUp } from './follow-up.model.ts';
import { hasApproved } from './follow-up.queries.ts';
import { Treatment } from './treatment.model.ts';

/** An unpaid follow-up can be sent once more, every other open request has to end first. */
const isInTheWay = async (ctx: Ctx<Member>): Promise<boolean> => {
  const open = await Treatment.query(ctx.trx)
    .where({ patientId: ctx.actor.id })
    .whereIn('status', [...openTreatmentStatuses])
    .first();
  if (!open) return false;
  return open.status === 'in-review' || (await FollowUp.query(ctx.trx).findOne({ treatmentId: open.id })) === undefined;
};

export const refusalOf = async (ctx: Ctx<Member>): Promise<FollowUpBasis['refusal']> => {
  if (await isInTheWay(ctx)) return 'treatment.alreadyOpen';
  return (await hasApproved(ctx)) ? null : 'treatment.followUpNotPossible';
};

/** One follow-up a patient is requested at a time. @throws treatment.followUpNotPossible, treatment.alreadyOpen */
export const assertPossible = async (ctx: Ctx<Member>): Promise<void> => {
  found(await User.query(ctx.trx).findById(ctx.actor.id).forNoKeyUpdate(), 'user.notExist');
  const refusal = await refusalOf(ctx);
  if (refusal) throw failure(refusal);
};
