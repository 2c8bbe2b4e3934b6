import { message } from '@blattwerk/contract/accounts/shapes';
import { alertTokenInput } from '@blattwerk/contract/alerts/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { confirmAlert } from '../by-token.service.ts';
import { alertMessages } from '../messages.ts';

export const confirmAlertEndpoint = publicFactory.build({
  operation: 'alerts.confirm',
  method: 'post',
  summary: 'Confirm an alert with the token of the mail',
  input: alertTokenInput,
  output: message,
  handler: async ({ ctx, input }) => {
    await confirmAlert(ctx, input.token);
    return { message: alertMessages.confirmed[ctx.locale] };
  },
});
