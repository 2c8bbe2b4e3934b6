import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { assignDeliveryTaskInput, deliveryTaskRecord } from './shapes.ts';

export const listDeliveryTasks = operation({
  id: 'delivery-tasks.list',
  method: 'get',
  path: '/backoffice/delivery-tasks',
  summary: 'What is to be done by telephone or post so that sendings arrive; what is due longest first',
  input: listQuery,
  answer: recordList(deliveryTaskRecord),
});

export const readDeliveryTask = operation({
  id: 'delivery-tasks.read',
  method: 'get',
  path: '/backoffice/delivery-tasks/:id',
  summary: 'One delivery task with the tries before it',
  input: z.object({ id }),
  answer: deliveryTaskRecord,
  errors: ['deliveryTask.notFound'],
});

export const assignDeliveryTask = operation({
  id: 'delivery-tasks.assign',
  method: 'post',
  path: '/backoffice/delivery-tasks/:id/assign',
  summary: 'Assign a delivery task to an administrator, or unassign it',
  input: assignDeliveryTaskInput,
  answer: deliveryTaskRecord,
  errors: ['deliveryTask.notFound', 'deliveryTask.alreadyDone'],
});
