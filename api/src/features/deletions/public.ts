export { deleteDue, type DeleteOlder } from './delete-due.service.ts';
export { provePersonDeletion } from './prove-person.service.ts';
export { deletionList } from './deletions.queries.ts';
