import type {
  CaredForAppointment,
  CaredForPerson,
  CaredForPickup,
  CaredForProgress,
  Caregiver as Shown,
  CaregiverNextStep,
} from '@blattwerk/contract/caregivers/shapes';
import type { PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
import { qrPicture } from '../../adapters/qr-code/qr-picture.ts';
import { fullName } from '../../kernel/full-name.ts';
import { inGroups } from '../../kernel/phone-words.ts';
import { openingStateAt } from '../pharmacies/public.ts';
import type { Caregiver } from './caregiver.model.ts';
import { isOpen, statusAt } from './caregiver.policy.ts';
import type { AppointmentRow, PersonRow, PickupRow, ProgressRow } from './cared-for.queries.ts';

/** For the patient. What time has ended reads as ended, with the moment at which it was. */
export const presentCaregiver = (row: Caregiver, now: Date): Shown => {
  const status = statusAt(row, now);
  const isEndedByTime = status === 'ended' && row.status !== 'ended';
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    status,
    limits: row.limits,
    endsAt: row.endsAt.toISOString(),
    linkExpiresAt: row.linkExpiresAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    endedAt: (isEndedByTime ? row.endsAt : row.endedAt)?.toISOString() ?? null,
    endedBy: isEndedByTime ? 'time' : row.endedBy,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
    abilities: isOpen(status) ? ['change', status === 'pending' ? 'withdraw' : 'end'] : [],
  };
};

export const presentPerson = ({ id, title, firstName, lastName, limits, endsAt }: PersonRow): CaredForPerson => ({
  id,
  name: fullName({ title, firstName, lastName }),
  limits,
  endsAt: endsAt.toISOString(),
});

const withPharmacy: readonly PrescriptionStatus[] = ['passing-on', 'sent', 'received', 'in-preparation'];

const nextOf = ({ status, hasQuestion, prescriptions }: ProgressRow): CaregiverNextStep => {
  if (status === 'draft') return 'submit';
  if (status === 'awaiting-payment') return 'pay';
  if (status === 'in-review') return hasQuestion ? 'answer' : 'review';
  const has = (...wanted: readonly PrescriptionStatus[]): boolean => prescriptions.some((one) => wanted.includes(one));
  if (has('issued', 'returned')) return 'choose-pharmacy';
  if (has('ready', 'partly-dispensed')) return 'collect';
  return has(...withPharmacy) ? 'pharmacy' : 'none';
};

export const presentProgress = (row: ProgressRow): CaredForProgress => ({
  number: row.number,
  status: row.status,
  submittedAt: row.submittedAt?.toISOString() ?? null,
  dueAt: row.dueAt?.toISOString() ?? null,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  next: nextOf(row),
});

export const presentAppointment = ({ id, startsAt, endsAt, isByPhone, ...doctor }: AppointmentRow): CaredForAppointment => ({
  id,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  doctorName: fullName(doctor),
  isByPhone,
});

export const presentPickup = async (row: PickupRow, now: Date): Promise<CaredForPickup> => ({
  medicine: row.medicine,
  code: row.pickupCode,
  qr: await qrPicture(row.pickupCode),
  holdUntil: row.holdUntil.toISOString(),
  isHoldOver: row.holdUntil < now,
  pharmacy: {
    name: row.pharmacyName,
    street: row.street,
    houseNum: row.houseNum,
    zipCode: row.zipCode,
    city: row.city,
    phone: row.phone,
    phoneInGroups: row.phone && inGroups(row.phone),
  },
  openingHours: row.openingHours,
  opening: openingStateAt(row.openingHours, now, row.federalState),
});
