export { contactRequestList } from './contact-requests.queries.ts';
export { deleteContactRequestsBefore, deleteContactRequestsOf } from './retention.service.ts';
