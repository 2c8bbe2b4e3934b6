import { prescriptionStates } from '@blattwerk/contract/prescriptions/states';
import { defineJob } from '../../../jobs/job.ts';
import { audit } from '../../../kernel/audit.ts';
import { inTransaction } from '../../../kernel/ctx.ts';
import { forEachContinue } from '../../../kernel/for-each-continue.ts';
import { germanDay } from '../../../kernel/german-day.ts';
import { transition } from '../../../kernel/state-machine.ts';
import { recordEvent } from '../prescription-events.queries.ts';
import { Prescription } from '../prescription.model.ts';

/** Prescriptions whose last day has passed in Germany. One that is ready for pickup expires too: it may no longer be dispensed. */
export const expirePrescriptionsJob = defineJob<'prescriptions.expire'>({
  handler: async (ctx) => {
    const due = await Prescription.query(ctx.trx)
      .where('validUntil', '<', germanDay(ctx.clock.now()))
      .whereIn('status', [...prescriptionStates.actions.expire.from]);
    const rows = await forEachContinue(ctx, due, (prescription) =>
      inTransaction(ctx, async (bound) => {
        await transition(bound.trx, 'prescriptions', prescription, { table: prescriptionStates, action: 'expire' });
        await recordEvent(bound, prescription, 'expired');
        await audit(bound, {
          action: 'prescription.expire',
          objectType: 'prescription',
          objectId: prescription.id,
          patientId: prescription.patientId,
          before: { status: prescription.status },
          after: { status: 'expired' },
        });
      }),
    );
    return { rows };
  },
});
