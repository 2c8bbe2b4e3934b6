import { alertIdInput } from '@blattwerk/contract/alerts/shapes';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { removeOwnAlert } from '../own-alerts.service.ts';

export const removeAlertEndpoint = patientFactory.build({
  operation: 'alerts.remove',
  method: 'delete',
  summary: 'End one of the own alerts',
  input: alertIdInput,
  output: z.object({}),
  handler: async ({ ctx, input }) => {
    await removeOwnAlert(ctx, input.id);
    return {};
  },
});
