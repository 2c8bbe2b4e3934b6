import { alertIdInput, alertList } from '@blattwerk/contract/alerts/shapes';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { listOwnAlerts, removeOwnAlert } from '../own-alerts.service.ts';

export const listAlertsEndpoint = patientFactory.build({
  operation: 'alerts.list',
  method: 'get',
  summary: 'What the caller wants to be told of',
  input: z.object({}),
  output: alertList,
  handler: ({ ctx }) => listOwnAlerts(ctx),
});

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
