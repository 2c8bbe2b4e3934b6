import type { PatientRecord } from '@blattwerk/contract/backoffice/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import type { PatientFile } from '@blattwerk/contract/patients/file-shapes';
import type { Actor } from '../../kernel/ctx.ts';
import { isErasedAddress } from '../../kernel/erased-address.ts';
import { mailTitle } from '../mails/public.ts';
import type { User } from '../users/public.ts';
import type { ConsentRow, FileRow, MailRow } from './patient-file.queries.ts';

export type PatientRow = User & { treatmentCount: number };

const erasureOf = ({ status, email }: PatientRow): PatientRecord['erasure'] => {
  if (status !== 'deleted') return null;
  return isErasedAddress(email) ? 'done' : 'running';
};

/** An account that is being erased allows nothing more; one whose name is sealed can be opened with a reason. */
const abilitiesOn = (row: PatientRow): PatientRecord['abilities'] => {
  const erasure = erasureOf(row);
  if (erasure === null) return ['update', 'update-status', 'erase'];
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

export const presentConsent = (row: ConsentRow): PatientFile['consents'][number] => ({
  id: row.id,
  document: row.document,
  version: row.version,
  way: row.way,
  givenAt: row.acceptedAt.toISOString(),
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
});

/** What a mail says stays in it: its heading is its name here. */
export const presentMail = (row: MailRow, locale: Locale): PatientFile['mails'][number] => ({
  id: row.id,
  title: mailTitle(row.template, locale),
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
});

/** Neither its name nor what is in it. */
export const presentFile = (row: FileRow): PatientFile['files'][number] => ({
  id: row.id,
  purpose: row.purpose,
  contentType: row.contentType,
  bytes: row.bytes,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
});
