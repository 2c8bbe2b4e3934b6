export { contactRequestHits, contactRequestList } from './contact-requests.queries.ts';
export { releaseContactRequestsOf } from './handle.service.ts';
export { deleteContactRequestsBefore, deleteContactRequestsOf } from './retention.service.ts';
