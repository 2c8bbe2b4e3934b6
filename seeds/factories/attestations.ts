import type { Knex } from 'knex';
import type { TravelDetails } from '@blattwerk/contract/attestations/shapes';
import type { AttestationKind, AttestationStatus } from '@blattwerk/contract/attestations/states';
import { v7 } from 'uuid';
import { dayOf, daysFromNow, insertRow } from './insert-row.ts';
import { buildPrescription } from './prescriptions.ts';

export interface AttestationRow {
  id: string;
  number: string;
  kind: AttestationKind;
  patientId: string;
  doctorId: string;
  prescriptionId: string;
  status: AttestationStatus;
  isAsked: boolean;
  travel: TravelDetails | null;
  checkCode: string;
  validFrom: string | null;
  validUntil: string | null;
  reason: string | null;
  fileId: string | null;
  requestedAt: Date;
  decidedAt: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** As the passport of the sample person has it. */
export const travelSample = (from = dayOf(daysFromNow(14)), amount = 5): TravelDetails => ({
  ...{ from, days: 14, amount },
  ...{ birthPlace: 'Bonn', nationality: 'DE', sex: 'f', identityDocument: 'L01X00T47' },
});

const partiesOf = async (knex: Knex, prescriptionId: string | undefined): Promise<Pick<AttestationRow, 'patientId' | 'doctorId' | 'prescriptionId'>> => {
  if (prescriptionId === undefined) {
    const { id, patientId, doctorId } = await buildPrescription(knex);
    return { prescriptionId: id, patientId, doctorId };
  }
  const { patientId, doctorId } = await knex('prescriptions').where({ id: prescriptionId }).first('patientId', 'doctorId');
  return { prescriptionId, patientId, doctorId };
};

/** Asked for by the patient of a prescription; makes the prescription when none is given. */
export const buildAttestation = async (knex: Knex, overrides: Partial<AttestationRow> = {}): Promise<AttestationRow> => {
  const { kind = 'patient-card', status = 'requested' } = overrides;
  const now = new Date();
  const id = v7();
  const holds = status === 'issued' || status === 'revoked';
  return insertRow<AttestationRow>(knex, 'attestations', {
    id,
    number: `B-2026-${id.slice(-12)}`,
    kind,
    ...(await partiesOf(knex, overrides.prescriptionId)),
    status,
    isAsked: true,
    travel: kind === 'travel-certificate' ? travelSample() : null,
    checkCode: Array.from(id.replaceAll('-', '').slice(-10), (digit) => '23456789ABCDEFGH'[Number.parseInt(digit, 16)]).join(''),
    validFrom: holds ? dayOf(now) : null,
    validUntil: holds ? dayOf(daysFromNow(13)) : null,
    reason: status === 'declined' || status === 'revoked' ? 'Die Behandlung ist beendet.' : null,
    fileId: null,
    requestedAt: now,
    decidedAt: status === 'requested' ? null : now,
    version: 1,
    createdAt: now,
    updatedAt: now,
    ...overrides,
  });
};
