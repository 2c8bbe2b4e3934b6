import { exportDownloadInput } from '@blattwerk/contract/data-exports/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { openExport } from '../data-exports.service.ts';

export const downloadExportEndpoint = patientFactory.buildStream({
  operation: 'data-exports.download',
  summary: 'The finished copy as a ZIP file, once, for its owner’s ticket',
  input: exportDownloadInput,
  handler: async ({ ctx, input: { id, ticket } }) => {
    const { row, stream } = await openExport(ctx, id, ticket);
    return { stream, bytes: Number(row.bytes), filename: `blattwerk-${row.requestedAt.toISOString().slice(0, 10)}.zip`, contentType: 'application/zip' };
  },
});
