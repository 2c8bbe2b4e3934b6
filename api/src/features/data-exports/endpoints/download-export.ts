import { ownerProof } from '@blattwerk/contract/data-exports/shapes';
import { id } from '@blattwerk/contract/validation';
import { patientFactory } from '../../../http/factories.ts';
import { openExport } from '../data-exports.service.ts';

export const downloadExportEndpoint = patientFactory.buildStream({
  operation: 'data-exports.download',
  summary: 'The finished copy as a ZIP file, for its owner, who proves it again',
  input: ownerProof.extend({ id }),
  handler: async ({ ctx, input: { id: exportId, ...proof } }) => {
    const { row, stream } = await openExport(ctx, exportId, proof);
    return { stream, bytes: Number(row.bytes), filename: `blattwerk-${row.requestedAt.toISOString().slice(0, 10)}.zip`, contentType: 'application/zip' };
  },
});
