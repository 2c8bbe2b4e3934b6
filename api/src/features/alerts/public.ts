export { deleteAlertsOf } from './erasure.queries.ts';
export { moveAlerts } from './own-alerts.queries.ts';
