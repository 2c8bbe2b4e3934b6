import type { TreatmentRecord } from '@blattwerk/contract/treatments/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { readCase } from './case.service.ts';
import { presentQueueRow } from './queue.presenter.ts';
import { findInQueue } from './queue.queries.ts';

/** A request with everything that the actor may see of it. @throws treatment.notFound */
export const readTreatmentRecord = async (ctx: Ctx<Member>, id: string): Promise<TreatmentRecord> => {
  const row = await findInQueue(ctx, id);
  return { ...presentQueueRow(row, ctx.actor, ctx.clock.now()), case: row.access === 'assigned' ? await readCase(ctx, row) : null };
};
