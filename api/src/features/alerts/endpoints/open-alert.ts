import { alertTokenInput, openedAlert } from '@blattwerk/contract/alerts/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { openAlert } from '../by-token.service.ts';

/** Sent with a body, so that the token stands in no address. */
export const openAlertEndpoint = publicFactory.build({
  operation: 'alerts.open',
  method: 'post',
  summary: 'What the alert of a mail is about',
  input: alertTokenInput,
  output: openedAlert,
  handler: ({ ctx, input }) => openAlert(ctx, input.token),
});
