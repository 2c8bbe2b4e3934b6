import { alertList } from '@blattwerk/contract/alerts/shapes';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { listOwnAlerts } from '../own-alerts.service.ts';

export const listAlertsEndpoint = patientFactory.build({
  operation: 'alerts.list',
  method: 'get',
  summary: 'What the caller wants to be told of',
  input: z.object({}),
  output: alertList,
  handler: ({ ctx }) => listOwnAlerts(ctx),
});
