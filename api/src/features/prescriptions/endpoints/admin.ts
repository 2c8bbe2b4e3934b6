import { deliveryTaskRecord, finishDeliveryTaskInput } from '@blattwerk/contract/delivery-tasks/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { presentTask } from '../../delivery-tasks/public.ts';
import { finishDeliveryTask } from '../passing-on.service.ts';

export const finishDeliveryTaskEndpoint = adminFactory.build({
  operation: 'delivery-tasks.done',
  method: 'post',
  summary: 'How a try to reach the pharmacy went; what follows for the prescriptions happens with it',
  input: finishDeliveryTaskInput,
  output: deliveryTaskRecord,
  handler: async ({ ctx, input }) => presentTask(await finishDeliveryTask(ctx, input)),
});
