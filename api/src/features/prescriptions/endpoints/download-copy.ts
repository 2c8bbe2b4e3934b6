import { z } from 'zod';
import { id } from '@blattwerk/contract/validation';
import { patientFactory } from '../../../http/factories.ts';
import { audit } from '../../../kernel/audit.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { openFile } from '../../files/public.ts';
import { visibleTo, type Prescription } from '../prescription.model.ts';

export const downloadCopyEndpoint = patientFactory.buildFile({
  operation: 'prescriptions.download-copy',
  summary: 'The patient’s copy of a prescription, marked as a copy',
  isAudited: true,
  input: z.object({ id }),
  handler: async ({ ctx, input }) => {
    const row = found(
      await visibleTo(ctx.trx, ctx.actor).where({ id: input.id }).first<Prescription | undefined>('id', 'copyFileId'),
      'prescription.not.found',
    );
    await audit(ctx, { action: 'prescription.download', objectType: 'prescription', objectId: row.id, patientId: ctx.actor.id });
    if (!row.copyFileId) throw failure('document.notReady');
    return openFile(ctx, row.copyFileId);
  },
});
