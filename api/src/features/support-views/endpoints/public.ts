import * as operations from '@blattwerk/contract/support-views/operations';
import { publicFactory } from '../../../http/factories.ts';
import { openSupportView } from '../support-views.service.ts';

export const openSupportViewEndpoint = publicFactory.build(operations.openSupportView, ({ ctx, input, response }) => {
  response.set('Cache-Control', 'private, no-store');
  return openSupportView(ctx, input.secret);
});
