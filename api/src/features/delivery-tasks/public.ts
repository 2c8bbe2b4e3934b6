export { presentTask } from './delivery-tasks.presenter.ts';
export { countOpenTasks, findTask, type TaskRow } from './delivery-tasks.queries.ts';
export { cancelMootTasks, createDeliveryTask, endTask } from './delivery-tasks.service.ts';
