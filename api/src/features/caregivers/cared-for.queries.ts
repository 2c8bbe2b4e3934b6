import type { CaregiverLimit } from '@blattwerk/contract/caregivers/shapes';
import type { OpenPeriod } from '@blattwerk/contract/pharmacies/opening-hours';
import type { PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
import type { TreatmentStatus } from '@blattwerk/contract/treatments/states';
import type { Knex } from 'knex';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';

export interface PersonRow {
  id: string;
  patientId: string;
  title: string | null;
  firstName: string;
  lastName: string;
  limits: CaregiverLimit[];
  endsAt: Date;
}

/** Accesses of the caller that hold now, with whose account it is. */
export const people = ({ trx, actor, clock }: Ctx<Member>): Knex.QueryBuilder<PersonRow, PersonRow[]> =>
  trx('caregivers')
    .join('users', 'users.id', 'caregivers.patientId')
    .where({ 'caregivers.caregiverId': actor.id, 'caregivers.status': 'active', 'users.status': 'active' })
    .where('caregivers.endsAt', '>', clock.now())
    .orderBy(['users.lastName', 'users.firstName', 'caregivers.id'])
    .select(
      'caregivers.id',
      'caregivers.patientId',
      'caregivers.limits',
      'caregivers.endsAt',
      'users.title',
      'users.firstName',
      'users.lastName',
    ) as Knex.QueryBuilder<PersonRow, PersonRow[]>;

export interface ProgressRow {
  number: string;
  status: TreatmentStatus;
  submittedAt: Date | null;
  dueAt: Date | null;
  decidedAt: Date | null;
  hasQuestion: boolean;
  prescriptions: PrescriptionStatus[];
}

export interface AppointmentRow {
  id: string;
  version: number;
  startsAt: Date;
  endsAt: Date;
  isByPhone: boolean;
  title: string | null;
  firstName: string;
  lastName: string;
}

export interface PickupRow {
  medicine: string;
  pickupCode: string;
  holdUntil: Date;
  pharmacyName: string;
  street: string;
  houseNum: string;
  zipCode: string;
  city: string;
  phone: string | null;
  openingHours: OpenPeriod[] | null;
  federalState: string | null;
}

/** The database gives the rows of these functions to the account that has the access and its limit, and to no other. */
const seen =
  <Row extends object>(name: 'caregiver_progress' | 'caregiver_appointments' | 'caregiver_pickups') =>
  ({ trx }: Ctx<Member>, id: string): Promise<Row[]> =>
    rawRows<Row>(trx, `SELECT * FROM ${name}(CAST(:id AS uuid))`, { id });

export const progressRows = seen<ProgressRow>('caregiver_progress');
export const appointmentRows = seen<AppointmentRow>('caregiver_appointments');
export const pickupRows = seen<PickupRow>('caregiver_pickups');
