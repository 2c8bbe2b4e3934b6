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
  joinableUntil: Date | null;
  kind: 'first' | 'follow-up';
  status: ConsultationStatus;
  heldBy: 'video' | 'phone' | null;
  /** The telephone call in place of the video. */
  calledAt: Date | null;
  callMinutes: number | null;
  cancelledBy: 'patient' | 'doctor' | 'admin' | 'system' | null;
  noShow: 'patient' | 'doctor' | null;
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
  const heldBy = overrides.heldBy ?? (status === 'completed' ? 'video' : null);
  return insertRow<ConsultationRow>(trx, 'consultations', { ...overrides, status, doctorId, patientId, startsAt, endsAt, heldBy });
};

const wholeWeek = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));

/** A doctor who gives consultations of 15 minutes around the clock, one after the other, without a lead time; `overrides` say otherwise. */
export const buildSchedule = async (trx: Knex, overrides: Record<string, unknown> & { doctorId?: string } = {}): Promise<{ doctorId: string }> => {
  const doctorId = overrides.doctorId ?? (await buildDoctor(trx, { doctor: { offersConsultations: true } })).id;
  const { weekly = wholeWeek, exceptions = [], ...rest } = overrides;
  await trx('schedules').insert({
    ...{ lengthMinutes: 15, bufferMinutes: 0, leadMinutes: 0, ...rest, doctorId },
    ...{ weekly: JSON.stringify(weekly), exceptions: JSON.stringify(exceptions) },
  });
  return { doctorId };
};

export interface HoldRow {
  id: string;
  doctorId: string;
  patientId: string;
  startsAt: Date;
  endsAt: Date;
  isOffer: boolean;
  expiresAt: Date;
}

/** A time of tomorrow that is kept for its patient for five minutes. */
export const buildConsultationHold = async (trx: Knex, overrides: Partial<HoldRow> = {}): Promise<HoldRow> => {
  const doctorId = overrides.doctorId ?? (await buildDoctor(trx, { doctor: { offersConsultations: true } })).id;
  const patientId = overrides.patientId ?? (await buildPatient(trx)).id;
  const startsAt = overrides.startsAt ?? daysFromNow(1);
  const endsAt = overrides.endsAt ?? new Date(startsAt.getTime() + 15 * 60_000);
  const expiresAt = overrides.expiresAt ?? new Date(daysFromNow(0).getTime() + 5 * 60_000);
  return insertRow<HoldRow>(trx, 'consultation_holds', { ...overrides, doctorId, patientId, startsAt, endsAt, expiresAt });
};

export interface WaitRow {
  id: string;
  doctorId: string | null;
  patientId: string;
  untilOn: string;
}

/** A place in the waiting list of any doctor, for the next thirty days. */
export const buildConsultationWait = async (trx: Knex, overrides: Partial<WaitRow> = {}): Promise<WaitRow> => {
  const patientId = overrides.patientId ?? (await buildPatient(trx)).id;
  const untilOn = overrides.untilOn ?? daysFromNow(30).toISOString().slice(0, 10);
  return insertRow<WaitRow>(trx, 'consultation_waits', { ...overrides, patientId, untilOn });
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
