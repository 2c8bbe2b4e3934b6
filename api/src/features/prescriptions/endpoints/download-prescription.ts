import { z } from 'zod';
import { id } from '@blattwerk/contract/validation';
import { staffFactory } from '../../../http/factories.ts';
import { audit } from '../../../kernel/audit.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { openFile } from '../../files/public.ts';
import { isVoid } from '../prescriptions.policy.ts';
import { visibleTo, type Prescription } from '../prescription.model.ts';

export const downloadPrescriptionEndpoint = staffFactory.buildFile({
  operation: 'prescriptions.download',
  summary: 'The prescription itself, for the pharmacy it was sent to and the doctor who issued it',
  isAudited: true,
  input: z.object({ id }),
  handler: async ({ ctx, input }) => {
    const row = found(
      await visibleTo(ctx.trx, ctx.actor).where({ id: input.id }).first<Prescription | undefined>('id', 'fileId', 'patientId', 'status'),
      'prescription.not.found',
    );
    if (ctx.actor.role !== 'doctor' && isVoid(row)) throw failure('prescription.voided');
    await audit(ctx, { action: 'prescription.download', objectType: 'prescription', objectId: row.id, patientId: row.patientId });
    if (!row.fileId) throw failure('document.notReady');
    return openFile(ctx, row.fileId);
  },
});
