import * as operations from '@blattwerk/contract/delivery-tasks/operations';
import { adminFactory } from '../../../http/factories.ts';
import { listTasks, readTask } from '../delivery-tasks.queries.ts';
import { assignTask } from '../delivery-tasks.service.ts';

export const listDeliveryTasksEndpoint = adminFactory.build(operations.listDeliveryTasks, ({ ctx, input }) => listTasks(ctx, input));

export const readDeliveryTaskEndpoint = adminFactory.build(operations.readDeliveryTask, ({ ctx, input }) => readTask(ctx, input.id));

export const assignDeliveryTaskEndpoint = adminFactory.build(operations.assignDeliveryTask, ({ ctx, input }) => assignTask(ctx, input));
