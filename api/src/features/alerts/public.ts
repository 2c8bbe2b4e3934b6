export { deleteAlertsOf } from './erasure.queries.ts';
