import { deliveryTaskRecord, finishDeliveryTaskInput } from '@blattwerk/contract/delivery-tasks/shapes';
import { prescriptionRecord, reRouteInput } from '@blattwerk/contract/prescriptions/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { presentTask } from '../../delivery-tasks/public.ts';
import { finishDeliveryTask } from '../passing-on.service.ts';
import { presentRecord } from '../prescriptions.presenter.ts';
import { reRoutePrescription, resendNotice } from '../recall.service.ts';

export const finishDeliveryTaskEndpoint = adminFactory.build({
  operation: 'delivery-tasks.done',
  method: 'post',
  summary: 'How a try to reach the pharmacy went; what follows for the prescriptions happens with it',
  input: finishDeliveryTaskInput,
  output: deliveryTaskRecord,
  handler: async ({ ctx, input }) => presentTask(await finishDeliveryTask(ctx, input)),
});

export const reRoutePrescriptionEndpoint = adminFactory.build({
  operation: 'prescriptions.re-route',
  method: 'post',
  summary: 'Take a sending that is not ready yet from its pharmacy, so that the patient chooses another one; both are told',
  input: reRouteInput,
  output: prescriptionRecord,
  handler: async ({ ctx, input }) => presentRecord(await reRoutePrescription(ctx, input.id, input.reason), ctx.actor),
});

export const resendNoticeEndpoint = adminFactory.build({
  operation: 'prescriptions.resend-notice',
  method: 'post',
  summary: 'Send the notice about a sending to its pharmacy once more',
  input: z.object({ id }),
  output: prescriptionRecord,
  handler: async ({ ctx, input }) => presentRecord(await resendNotice(ctx, input.id), ctx.actor),
});
