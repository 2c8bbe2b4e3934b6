import type { InvitationRecord, OwnInvitation } from '@blattwerk/contract/invitations/shapes';
import type { InvitationRow } from './invitation.model.ts';

const isOpen = ({ status }: InvitationRow): boolean => status === 'pending';

export const presentInvitation = (row: InvitationRow): InvitationRecord => ({
  id: row.id,
  email: row.email,
  role: row.role,
  pharmacy: row.pharmacyId ? { id: row.pharmacyId, name: row.pharmacyName ?? '' } : null,
  message: row.message,
  inviter: row.inviterId ? { id: row.inviterId, name: row.inviterName ?? '' } : null,
  status: row.state,
  expiresAt: row.expiresAt.toISOString(),
  acceptedAt: row.acceptedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
  abilities: isOpen(row) ? ['resend', 'withdraw'] : [],
});

export const presentOwnInvitation = (row: InvitationRow): OwnInvitation => ({
  id: row.id,
  email: row.email,
  status: row.state,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  abilities: isOpen(row) ? ['withdraw'] : [],
});
