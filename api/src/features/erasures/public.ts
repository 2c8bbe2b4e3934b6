export { deleteUnsent } from './delete-person.ts';
export { beginErasure } from './request.service.ts';
export { keepUntil } from './retained.queries.ts';
export { deleteDueRecords } from './sealed-records.service.ts';
