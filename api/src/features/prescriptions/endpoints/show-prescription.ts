import { z } from 'zod';
import { prescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { id } from '@blattwerk/contract/validation';
import { staffFactory } from '../../../http/factories.ts';
import { audit } from '../../../kernel/audit.ts';
import { found } from '../../../kernel/failure.ts';
import { presentRecord } from '../prescriptions.presenter.ts';
import { findRecord } from '../prescriptions.queries.ts';

export const showPrescriptionEndpoint = staffFactory.build({
  operation: 'prescriptions.show',
  method: 'get',
  summary: 'One prescription',
  isAudited: true,
  input: z.object({ id }),
  output: prescriptionRecord,
  handler: async ({ ctx, input }) => {
    const row = found(await findRecord(ctx, input.id), 'prescription.not.found');
    await audit(ctx, { action: 'prescription.read', objectType: 'prescription', objectId: row.id, patientId: row.patientId });
    return presentRecord(row, ctx.actor);
  },
});
