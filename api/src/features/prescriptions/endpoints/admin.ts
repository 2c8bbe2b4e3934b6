import * as operations from '@blattwerk/contract/prescriptions/operations';
import { adminFactory } from '../../../http/factories.ts';
import { presentTask } from '../../delivery-tasks/public.ts';
import { finishDeliveryTask } from '../passing-on.service.ts';
import { presentRecord } from '../prescriptions.presenter.ts';
import { reRoutePrescription, resendNotice } from '../recall.service.ts';

export const finishDeliveryTaskEndpoint = adminFactory.build(operations.finishDeliveryTask, async ({ ctx, input }) =>
  presentTask(await finishDeliveryTask(ctx, input)),
);

export const reRoutePrescriptionEndpoint = adminFactory.build(operations.reRoutePrescription, async ({ ctx, input }) =>
  presentRecord(await reRoutePrescription(ctx, input.id, input.reason), ctx),
);

export const resendNoticeEndpoint = adminFactory.build(operations.resendNotice, async ({ ctx, input }) =>
  presentRecord(await resendNotice(ctx, input.id), ctx),
);
