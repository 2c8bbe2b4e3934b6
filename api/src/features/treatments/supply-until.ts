import { readDose } from '@blattwerk/contract/treatments/doses';
import { DateTime } from 'luxon';
import type { PrescriptionOfPatient } from './patient-treatments.queries.ts';

type Dispensed = Pick<
  PrescriptionOfPatient,
  'unit' | 'singleDose' | 'dailyDose' | 'dose' | 'dispensedAt' | 'lastDispensedAt' | 'dispensedQuantity' | 'quantity' | 'status'
>;

const lastDayOf = (prescription: Dispensed): string | null => {
  const { status, dispensedQuantity, quantity } = prescription;
  const dispensedAt = prescription.lastDispensedAt ?? prescription.dispensedAt;
  const { daily, isDailySure } = readDose(prescription);
  if (!dispensedAt || daily === null || !isDailySure || (status !== 'dispensed' && status !== 'partly-dispensed')) return null;
  const days = Math.floor((dispensedQuantity > 0 ? Math.min(dispensedQuantity, quantity) : quantity) / daily);
  return days === 0
    ? null
    : DateTime.fromJSDate(dispensedAt, { zone: 'Europe/Berlin' })
        .plus({ days: days - 1 })
        .toISODate();
};

/** The last day for which the first of these medicines to run out lasts at its daily dose; null where no dose can be read with certainty. Pure. */
export const supplyUntil = (prescriptions: readonly Dispensed[]): string | null =>
  prescriptions
    .flatMap((prescription) => lastDayOf(prescription) ?? [])
    .sort()
    .at(0) ?? null;
