export { inviteToPharmacy } from './invite-as-system.ts';
export { forgetInvitations } from './retention.service.ts';
export { deleteInvitationsOf } from './erasure.queries.ts';
export { invitationIds } from './invitations.service.ts';
export { invitationList } from './invitations.service.ts';
export { withdrawInvitation } from './invitations.service.ts';
