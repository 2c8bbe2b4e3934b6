import { auditEvent, listQuery } from '@blattwerk/contract/backoffice/shapes';
import { listOf } from '@blattwerk/contract/validation';
import { adminFactory } from '../../../http/factories.ts';
import { listAuditEvents } from '../audit-log.queries.ts';

export const listAuditEventsEndpoint = adminFactory.build({
  operation: 'audit-log.list',
  method: 'get',
  summary: 'Who did what and when',
  input: listQuery,
  output: listOf(auditEvent),
  handler: ({ ctx, input }) => listAuditEvents(ctx, input),
});
