import { openedSupportView, supportViewOpenInput } from '@blattwerk/contract/support-views/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { openSupportView } from '../support-views.service.ts';

export const openSupportViewEndpoint = publicFactory.build({
  operation: 'support-views.open',
  method: 'post',
  summary: 'Open the support view that a link leads to, once',
  input: supportViewOpenInput,
  output: openedSupportView,
  handler: ({ ctx, input, response }) => {
    response.set('Cache-Control', 'private, no-store');
    return openSupportView(ctx, input.secret);
  },
});
