import type { Knex } from 'knex';
import type { CaregiverEnd, CaregiverStatus } from '@blattwerk/contract/caregivers/states';
import type { CaregiverLimit } from '@blattwerk/contract/caregivers/shapes';
import { v7 } from 'uuid';
import { daysFromNow, insertRow } from './insert-row.ts';
import { buildPatient } from './users.ts';

export interface CaregiverRow {
  id: string;
  patientId: string;
  place: number;
  caregiverId: string | null;
  name: string;
  email: string;
  locale: 'de' | 'en';
  limits: CaregiverLimit[];
  endsAt: Date;
  status: CaregiverStatus;
  linkId: string;
  tokenHash: string;
  linkExpiresAt: Date;
  answeredAt: Date | null;
  endedAt: Date | null;
  endedBy: CaregiverEnd | null;
  remindedAt: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A trusted person with an active access to everything for 90 days; one with `status: 'pending'` has an open invitation, with a link that is in no mail. */
export const buildCaregiver = async (trx: Knex, overrides: Partial<CaregiverRow> = {}): Promise<CaregiverRow> => {
  const status = overrides.status ?? 'active';
  const now = new Date();
  const hasAccount = status === 'active' || status === 'ended';
  const id = v7();
  return insertRow<CaregiverRow>(trx, 'caregivers', {
    id,
    patientId: overrides.patientId ?? (await buildPatient(trx)).id,
    place: 1,
    caregiverId: hasAccount ? (overrides.caregiverId ?? (await buildPatient(trx)).id) : null,
    name: 'Maria Berg',
    email: `${id}@tests.example`,
    locale: 'de',
    limits: ['progress', 'appointments', 'pickup'],
    endsAt: daysFromNow(90),
    status,
    linkId: v7(),
    tokenHash: id,
    linkExpiresAt: daysFromNow(7),
    answeredAt: hasAccount || status === 'declined' ? now : null,
    ...(status === 'ended' ? { endedAt: now, endedBy: 'patient' } : {}),
    createdAt: now,
    updatedAt: now,
    ...overrides,
  });
};
