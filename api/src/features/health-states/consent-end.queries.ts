import type { Ctx } from '../../kernel/ctx.ts';
import { HealthState } from './health-state.model.ts';

const drafts = (ctx: Ctx, patientId: string) => HealthState.query(ctx.trx).where({ patientId, status: 'draft' });

/** Whether answers wait in a questionnaire that was not completed. */
export const hasDraft = async (ctx: Ctx, patientId: string): Promise<boolean> =>
  (await drafts(ctx, patientId).select('answers')).some(({ answers }) => Object.keys(answers).length > 0);

export const emptyDraft = async (ctx: Ctx, patientId: string): Promise<void> =>
  void (await drafts(ctx, patientId).patch({ answers: {}, updatedAt: ctx.clock.now() }));
