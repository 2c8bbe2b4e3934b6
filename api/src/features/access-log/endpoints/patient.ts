import { accessLogEntry, accessLogQuery } from '@blattwerk/contract/access-log/shapes';
import { listOf } from '@blattwerk/contract/validation';
import { patientFactory } from '../../../http/factories.ts';
import { listAccesses } from '../access-log.queries.ts';

export const listAccessesEndpoint = patientFactory.build({
  operation: 'access-log.list',
  method: 'get',
  summary: 'Who looked at or changed the caller’s data, when and why',
  input: accessLogQuery,
  output: listOf(accessLogEntry),
  handler: ({ ctx, input }) => listAccesses(ctx, { ...input, patientId: ctx.actor.id }),
});
