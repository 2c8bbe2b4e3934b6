import { z } from 'zod';
import { id } from '@blattwerk/contract/validation';
import { staffFactory } from '../../../http/factories.ts';
import { audit } from '../../../kernel/audit.ts';
import { found } from '../../../kernel/failure.ts';
import { readFile } from '../../files/public.ts';
import { visibleTo } from '../prescription.model.ts';

export const downloadPrescriptionEndpoint = staffFactory.buildFile({
  operation: 'prescriptions.download',
  summary: 'The prescription itself, for the pharmacy it was sent to and the doctor who issued it',
  input: z.object({ id }),
  handler: async ({ ctx, input }) => {
    const row = found(await visibleTo(ctx.trx, ctx.actor).where({ id: input.id }).first('id', 'fileId', 'patientId'), 'prescription.not.found');
    await audit(ctx, { action: 'prescription.download', objectType: 'prescription', objectId: row.id, patientId: row.patientId });
    return readFile(ctx, row.fileId);
  },
});
