export { invitationToken } from './invitation-link.ts';
export { forgetInvitations } from './retention.service.ts';
