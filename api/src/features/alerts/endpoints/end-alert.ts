import { message } from '@blattwerk/contract/accounts/shapes';
import { alertOneClickInput } from '@blattwerk/contract/alerts/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { endAlert } from '../by-token.service.ts';
import { alertMessages } from '../messages.ts';

/** Also the address of a mail program's one click (RFC 8058), which sends a form: the token is in the path. */
export const endAlertEndpoint = publicFactory.build({
  operation: 'alerts.end',
  method: 'post',
  summary: 'End an alert with the token of any of its mails',
  input: alertOneClickInput,
  output: message,
  handler: async ({ ctx, input }) => {
    await endAlert(ctx, input.token);
    return { message: alertMessages.ended[ctx.locale] };
  },
});
