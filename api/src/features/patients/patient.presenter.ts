import type { PatientRecord } from '@blattwerk/contract/backoffice/shapes';
import type { Actor } from '../../kernel/ctx.ts';
import { isErasedAddress } from '../../kernel/erased-address.ts';
import type { User } from '../users/public.ts';

export type PatientRow = User & { treatmentCount: number };

const erasureOf = ({ status, email }: PatientRow): PatientRecord['erasure'] => {
  if (status !== 'deleted') return null;
  return isErasedAddress(email) ? 'done' : 'running';
};

/** An account that is being erased allows nothing more; one whose name is sealed can be opened with a reason. */
const abilitiesOn = (row: PatientRow): PatientRecord['abilities'] => {
  const erasure = erasureOf(row);
  if (erasure === null) return ['update-status', 'erase'];
  return erasure === 'done' ? ['open-sealed'] : [];
};

export const presentPatient = (row: PatientRow, actor: Actor): PatientRecord => ({
  id: row.id,
  email: row.email,
  title: row.title,
  firstName: row.firstName,
  lastName: row.lastName,
  dob: row.bornOn,
  phone: row.phone,
  street: row.street,
  houseNum: row.houseNum,
  zipCode: row.zipCode,
  city: row.city,
  country: row.country,
  status: row.status,
  erasure: erasureOf(row),
  isMailConfirmed: row.mailConfirmedAt !== null,
  locale: row.locale,
  treatmentCount: row.treatmentCount,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
  abilities: actor.role === 'admin' ? abilitiesOn(row) : [],
});
