import { endingSoonDays } from '@blattwerk/contract/caregivers/shapes';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { forEachContinue } from '../../kernel/for-each-continue.ts';
import { Caregiver } from './caregiver.model.ts';
import { overdue } from './caregivers.queries.ts';
import { endAccess, expireInvitation } from './end.service.ts';
import { remindOfEnd } from './notices.service.ts';

/** Writes down what time has ended; whatever was changed meanwhile is left alone. */
const endOverdue = async (ctx: Ctx): Promise<number> =>
  forEachContinue(ctx, await overdue(ctx), ({ id }) =>
    inTransaction(ctx, async (bound) => {
      const row = await overdue(bound).findOne({ id }).forUpdate();
      if (row) await (row.status === 'active' ? endAccess(bound, row, 'time') : expireInvitation(bound, row));
    }),
  );

/** Once for each end that the patient has chosen. */
const remind = async (ctx: Ctx): Promise<number> => {
  const now = ctx.clock.now();
  const due = ({ trx }: Ctx) =>
    Caregiver.query(trx)
      .where({ status: 'active' })
      .whereNull('remindedAt')
      .where('endsAt', '>', now)
      .where('endsAt', '<=', later(now, endingSoonDays * duration.days));
  return forEachContinue(ctx, await due(ctx), ({ id }) =>
    inTransaction(ctx, async (bound) => {
      const [row] = await due(bound).where({ id }).patch({ remindedAt: now }).returning('*');
      if (row) await remindOfEnd(bound, row);
    }),
  );
};

/** @returns how many were ended, expired or reminded of */
export const keepUpCaregivers = async (ctx: Ctx): Promise<number> => (await endOverdue(ctx)) + (await remind(ctx));
