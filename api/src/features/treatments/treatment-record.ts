import type { TreatmentRecord } from '@blattwerk/contract/treatments/case-shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { readCase } from './case.service.ts';
import { presentQueueRow } from './queue.presenter.ts';
import { findInQueue } from './queue.queries.ts';
import { openForReason } from './review.queries.ts';

/** A request with everything that the actor may see of it. @throws treatment.notFound */
export const readTreatmentRecord = async (ctx: Ctx<Member>, id: string): Promise<TreatmentRecord> => {
  const row = await findInQueue(ctx, id);
  return { ...presentQueueRow(row, ctx.actor, ctx.clock.now()), case: row.access === 'assigned' ? await readCase(ctx, row) : null };
};

/**
 * The health content of a request for an administrator who has a reason to look. The reason stands in the audit log, also in the patient's own.
 * @throws treatment.notFound
 */
export const breakGlass = async (ctx: Ctx<Member>, id: string, reason: string): Promise<TreatmentRecord> => {
  const row = await findInQueue(ctx, id);
  await audit(ctx, { action: 'treatment.break-glass', objectType: 'treatment', objectId: id, patientId: row.patientId, reason });
  await openForReason(ctx, id, reason);
  return { ...presentQueueRow(row, ctx.actor, ctx.clock.now()), case: await readCase(ctx, row) };
};
