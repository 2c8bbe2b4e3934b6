import { treatmentStates, type TreatmentAction } from '@blattwerk/contract/treatments/states';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { transition } from '../../kernel/state-machine.ts';
import type { Treatment } from './treatment.model.ts';

/** One step of a request, with its line in the audit log. The log names statuses, never what they are about. */
export const moveTreatment = async (ctx: Ctx, treatment: Treatment, action: TreatmentAction, set: Record<string, unknown> = {}): Promise<Treatment> => {
  const moved = await transition(ctx.trx, 'treatments', treatment, { table: treatmentStates, action, set });
  await audit(ctx, {
    action: `treatment.${action}`,
    objectType: 'treatment',
    objectId: treatment.id,
    patientId: treatment.patientId,
    before: { status: treatment.status },
    after: { status: moved.status },
  });
  return moved;
};
