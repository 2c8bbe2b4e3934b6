import * as operations from '@blattwerk/contract/alerts/operations';
import { patientFactory } from '../../../http/factories.ts';
import { listOwnAlerts, removeOwnAlert } from '../own-alerts.service.ts';

export const listAlertsEndpoint = patientFactory.build(operations.listAlerts, ({ ctx }) => listOwnAlerts(ctx));

export const removeAlertEndpoint = patientFactory.build(operations.removeAlert, async ({ ctx, input }) => {
  await removeOwnAlert(ctx, input.id);
  return {};
});
