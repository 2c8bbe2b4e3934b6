export { presentTask } from './delivery-tasks.presenter.ts';
export { countOpenTasks, findTask, deliveryTaskHits, deliveryTaskList } from './delivery-tasks.queries.ts';
export { assignTask, cancelMootTasks, createDeliveryTask, endTask, releaseTasksOf } from './delivery-tasks.service.ts';
export { deleteTasksOf } from './erasure.queries.ts';
export type { TaskRow } from './task-row.ts';
