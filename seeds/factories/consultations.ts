import type { Knex } from 'knex';
import type { ConsultationStatus } from '@blattwerk/contract/consultations/states';
import type { IdentityStatus } from '@blattwerk/contract/identity-checks/states';
import { v7 } from 'uuid';
import { daysFromNow, insertRow } from './insert-row.ts';
import { buildDoctor, buildPatient } from './users.ts';

export interface ConsultationRow {
  id: string;
  doctorId: string;
  patientId: string;
  treatmentId: string | null;
  startsAt: Date;
  endsAt: Date;
  status: ConsultationStatus;
  version: number;
}

export interface IdentityCheckRow {
  id: string;
  patientId: string;
  stripeSessionId: string;
  status: IdentityStatus;
  documentFirstName: string | null;
  documentLastName: string | null;
  documentBornOn: string | null;
  verifiedAt: Date | null;
  redactionRequestedAt: Date | null;
  updatedAt: Date;
}

/** A video consultation of 15 minutes, booked for this time tomorrow; one that is over lies a day back. */
export const buildConsultation = async (trx: Knex, overrides: Partial<ConsultationRow> = {}): Promise<ConsultationRow> => {
  const status = overrides.status ?? 'booked';
  const doctorId = overrides.doctorId ?? (await buildDoctor(trx, { doctor: { offersConsultations: true } })).id;
  const patientId = overrides.patientId ?? (await buildPatient(trx)).id;
  const startsAt = overrides.startsAt ?? daysFromNow(status === 'booked' ? 1 : -1);
  const endsAt = overrides.endsAt ?? new Date(startsAt.getTime() + 15 * 60_000);
  return insertRow<ConsultationRow>(trx, 'consultations', { ...overrides, status, doctorId, patientId, startsAt, endsAt });
};

/** A verified identity check that agrees with the account. */
export const buildIdentityCheck = async (trx: Knex, overrides: Partial<IdentityCheckRow> = {}): Promise<IdentityCheckRow> => {
  const patientId = overrides.patientId ?? (await buildPatient(trx)).id;
  const status = overrides.status ?? 'verified';
  const person: { firstName: string; lastName: string; bornOn: string } = await trx('users').where({ id: patientId }).first('firstName', 'lastName', 'bornOn');
  const facts = { documentFirstName: person.firstName, documentLastName: person.lastName, documentBornOn: person.bornOn, verifiedAt: daysFromNow(0) };
  return insertRow<IdentityCheckRow>(trx, 'identity_checks', {
    stripeSessionId: `vs_test_${v7().replaceAll('-', '')}`,
    ...(status === 'verified' ? facts : {}),
    ...overrides,
    status,
    patientId,
  });
};
