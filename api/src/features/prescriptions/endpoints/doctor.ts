import { prescriptionRecord, revokeInput } from '@blattwerk/contract/prescriptions/shapes';
import { doctorFactory } from '../../../http/factories.ts';
import { found } from '../../../kernel/failure.ts';
import { presentRecord } from '../prescriptions.presenter.ts';
import { findRecord } from '../prescriptions.queries.ts';
import { revokePrescription } from '../revoke.service.ts';

export const revokePrescriptionEndpoint = doctorFactory.build({
  operation: 'prescriptions.revoke',
  method: 'post',
  summary: 'Take an issued prescription back, for a reason; the pharmacy and the patient are told',
  input: revokeInput,
  output: prescriptionRecord,
  handler: async ({ ctx, input }) => {
    await revokePrescription(ctx, input.id, { reason: input.reason, text: input.text });
    return presentRecord(found(await findRecord(ctx, input.id), 'prescription.not.found'), ctx.actor);
  },
});
