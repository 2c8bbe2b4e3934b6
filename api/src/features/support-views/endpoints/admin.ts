import { supportViewInput, supportViewLink } from '@blattwerk/contract/support-views/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { createSupportView } from '../support-views.service.ts';

export const createSupportViewEndpoint = adminFactory.build({
  operation: 'support-views.create',
  method: 'post',
  summary: 'A single-use link to a read-only view of a patient’s dashboard, for a reason that goes into the audit log',
  input: supportViewInput,
  output: supportViewLink,
  statusCode: 201,
  handler: ({ ctx, input }) => createSupportView(ctx, input),
});
