import type { Knex } from 'knex';
import { v7 } from 'uuid';
import { daysFromNow, insertRow } from './insert-row.ts';

export interface InvitationRow {
  id: string;
  email: string;
  role: 'doctor' | 'pharmacy' | 'admin';
  pharmacyId: string | null;
  message: string | null;
  locale: 'de' | 'en';
  inviterId: string | null;
  status: 'pending' | 'accepted' | 'withdrawn';
  linkId: string;
  tokenHash: string;
  expiresAt: Date;
  acceptedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** An open invitation of a doctor, with a link that is in no mail. */
export const buildInvitation = (trx: Knex, overrides: Partial<InvitationRow> = {}): Promise<InvitationRow> => {
  const id = v7();
  const now = new Date();
  return insertRow<InvitationRow>(trx, 'invitations', {
    id,
    email: `${id}@tests.example`,
    role: 'doctor',
    locale: 'de',
    linkId: v7(),
    tokenHash: id,
    expiresAt: daysFromNow(14),
    createdAt: now,
    updatedAt: now,
    ...overrides,
  });
};
