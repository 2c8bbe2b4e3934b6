import { dataExport, ownerProof } from '@blattwerk/contract/data-exports/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { presentExport } from '../data-export.ts';
import { requestExport } from '../data-exports.service.ts';

export const requestExportEndpoint = patientFactory.buildUnbound({
  operation: 'data-exports.request',
  method: 'post',
  summary: 'Ask for a copy of everything that is stored about the caller',
  input: ownerProof,
  output: dataExport,
  statusCode: 202,
  handler: async ({ ctx, input }) => presentExport(await requestExport(ctx, input)),
});
