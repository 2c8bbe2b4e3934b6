export { unsentParts } from './delete-person.ts';
export { beginErasure } from './request.service.ts';
export { keepUntil } from './retained.queries.ts';
export { goOnErasing } from './run.service.ts';
export { deleteDueRecords } from './sealed-records.service.ts';
