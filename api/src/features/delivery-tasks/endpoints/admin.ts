import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { deliveryTaskRecord } from '@blattwerk/contract/delivery-tasks/shapes';
import { id, listOf } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { found } from '../../../kernel/failure.ts';
import { presentTask } from '../delivery-tasks.presenter.ts';
import { findTask, listTasks } from '../delivery-tasks.queries.ts';

export const listDeliveryTasksEndpoint = adminFactory.build({
  operation: 'delivery-tasks.list',
  method: 'get',
  summary: 'What is to be done by telephone or post so that sendings arrive; what is due longest first',
  input: listQuery,
  output: listOf(deliveryTaskRecord),
  handler: async ({ ctx, input }) => {
    const { rows, total } = await listTasks(ctx, input);
    return { items: rows.map(presentTask), total };
  },
});

export const readDeliveryTaskEndpoint = adminFactory.build({
  operation: 'delivery-tasks.read',
  method: 'get',
  summary: 'One delivery task with the tries before it',
  input: z.object({ id }),
  output: deliveryTaskRecord,
  handler: async ({ ctx, input }) => presentTask(found(await findTask(ctx, input.id), 'deliveryTask.notFound')),
});
