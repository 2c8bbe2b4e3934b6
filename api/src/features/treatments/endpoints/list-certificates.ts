import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { certificateRow } from '@blattwerk/contract/treatments/shapes';
import { listOf } from '@blattwerk/contract/validation';
import { staffFactory } from '../../../http/factories.ts';
import { listCertificates } from '../certificates.queries.ts';

export const listCertificatesEndpoint = staffFactory.build({
  operation: 'certificates.list',
  method: 'get',
  summary: 'What doctors issued: the own ones for a doctor, all for administrators',
  input: listQuery,
  output: listOf(certificateRow),
  handler: ({ ctx, input }) => listCertificates(ctx, input),
});
