export { deleteDue, type DeleteOlder } from './delete-due.service.ts';
