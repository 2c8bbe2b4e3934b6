import { prescriptionStates } from '@blattwerk/contract/prescriptions/states';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { transition } from '../../kernel/state-machine.ts';
import { recordEvent } from './prescription-events.ts';
import type { Prescription } from './prescription.model.ts';
import { voidDelivery } from './sendings.ts';

/** Takes back whatever of a patient's prescriptions has not been dispensed; ways to pharmacies end with them. */
export const revokeOpenPrescriptions = async (ctx: Ctx, patientId: string): Promise<void> => {
  const open: Prescription[] = await ctx
    .trx('prescriptions')
    .where({ patientId })
    .whereIn('status', [...prescriptionStates.actions.revoke.from])
    .forUpdate();
  for (const row of open) {
    await transition(ctx.trx, 'prescriptions', row, { table: prescriptionStates, action: 'revoke', set: { revokedAt: ctx.clock.now() } });
    await voidDelivery(ctx, row.id);
    await recordEvent(ctx, row, 'revoked');
    await audit(ctx, {
      action: 'prescription.revoke',
      objectType: 'prescription',
      objectId: row.id,
      patientId,
      before: { status: row.status },
      after: { status: 'revoked' },
    });
  }
};
