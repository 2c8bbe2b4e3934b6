export { inviteToPharmacy } from './invite-as-system.ts';
export { takesInvitation } from './address-limit.ts';
export { forgetInvitations } from './retention.service.ts';
export { deleteInvitationsOf } from './erasure.queries.ts';
export { invitationHits, invitationList, withdrawInvitation } from './invitations.service.ts';
export { staffImporter } from './staff.importer.ts';
