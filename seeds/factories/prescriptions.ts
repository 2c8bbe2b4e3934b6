import type { Knex } from 'knex';
import type { Repeat } from '@blattwerk/contract/prescriptions/repeats';
import type { OriginalStatus } from '@blattwerk/contract/prescriptions/originals';
import type { Dose } from '@blattwerk/contract/prescriptions/dose';
import type { Unit } from '@blattwerk/contract/products/enums';
import type { PrescriptionStatus, ReturnReason, RevokeReason } from '@blattwerk/contract/prescriptions/states';
import { v7 } from 'uuid';
import { canary } from '../canaries.ts';
import { daysFromNow, dayOf, insertRow } from './insert-row.ts';
import { buildPharmacy } from './pharmacies.ts';
import { buildProduct, type ProductRow } from './products.ts';
import { buildTreatment, nextNumberOf, type TreatmentRow } from './treatments.ts';

export interface PrescriptionRow {
  id: string;
  number: string;
  treatmentId: string;
  patientId: string;
  doctorId: string;
  position: number;
  productId: string;
  productName: string;
  pzn: string;
  quantity: number;
  unit: Unit;
  form: string;
  singleDose: string;
  dailyDose: string;
  /** The dose as data; null where only words were written. */
  dose: Dose | null;
  instructions: string;
  status: PrescriptionStatus;
  checkCode: string;
  pharmacyId: string | null;
  issuedAt: Date;
  validUntil: string;
  sentAt: Date | null;
  receivedAt: Date | null;
  readyAt: Date | null;
  dispensedAt: Date | null;
  returnReason: ReturnReason | null;
  returnText: string | null;
  fileId: string | null;
  copyFileId: string | null;
  sendingId: string | null;
  inPreparationAt: Date | null;
  dispensedQuantity: number;
  repeat: Repeat | null;
  lastDispensedAt: Date | null;
  needsInk: boolean;
  original: OriginalStatus | null;
  originalPostedOn: string | null;
  originalTracking: string | null;
  originalArrivedAt: Date | null;
  replacesId: string | null;
  revision: number;
  revokedAt: Date | null;
  revokeReason: RevokeReason | null;
  revokeText: string | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

const way: readonly PrescriptionStatus[] = ['issued', 'sent', 'received', 'ready', 'dispensed'];
/** How far along the way a status stands; the others are off it. */
const reachedBy: Partial<Record<PrescriptionStatus, number>> = { 'passing-on': 0, returned: 2, 'in-preparation': 2, 'partly-dispensed': 3 };
const reached = (status: PrescriptionStatus): number => reachedBy[status] ?? way.indexOf(status);

/** When each step of the way was taken; a returned one was sent and received before. */
const instantsOf = (status: PrescriptionStatus, issuedAt: Date): object => {
  const at = (step: number): Date | null => (reached(status) >= step ? new Date(issuedAt.getTime() + step) : null);
  return { sentAt: at(1), receivedAt: at(2), readyAt: at(3), dispensedAt: at(4) };
};

/**
 * A prescription (`issued` unless told) with an approved treatment, a product and, where the status means one, a pharmacy and its delivery.
 * Give `treatmentId` for several of one treatment; positions count up by themselves.
 */
export const buildPrescription = async (trx: Knex, overrides: Partial<PrescriptionRow> = {}): Promise<PrescriptionRow> => {
  const status = overrides.status ?? 'issued';
  const found = overrides.treatmentId === undefined ? undefined : await trx<TreatmentRow>('treatments').where({ id: overrides.treatmentId }).first();
  const treatment = found ?? (await buildTreatment(trx, { status: 'approved', patientId: overrides.patientId, doctorId: overrides.doctorId }));
  const chosen = overrides.productId === undefined ? undefined : await trx<ProductRow>('products').where({ id: overrides.productId }).first();
  const product = chosen ?? (await buildProduct(trx));
  const isRouted = status === 'passing-on' || reached(status) > 0;
  const pharmacyId = overrides.pharmacyId ?? (isRouted ? (await buildPharmacy(trx)).id : null);
  const issuedAt = overrides.issuedAt ?? treatment.decidedAt ?? new Date();
  const before = await trx('prescriptions').where({ treatmentId: treatment.id }).count<{ count: string }[]>('* as count');
  const prescription = await insertRow<PrescriptionRow>(trx, 'prescriptions', {
    number: await nextNumberOf(trx, 'R', issuedAt),
    position: Number(before[0]?.count ?? 0) + 1,
    productName: product.name,
    pzn: product.pzn,
    quantity: 20,
    unit: product.unit,
    form: 'Cannabisblüten, unzerkleinert',
    singleDose: '0,1 g',
    dailyDose: '0,5 g',
    instructions: `Verdampfen bei 180 °C, Rückfragen an ${canary(treatment.patientId, 'instructions')}.`,
    checkCode: v7().replaceAll('-', '').slice(-10).toUpperCase().replaceAll('0', 'Z').replaceAll('1', 'Y'),
    validUntil: dayOf(daysFromNow(90)),
    ...instantsOf(status, issuedAt),
    ...(status === 'dispensed' ? { dispensedQuantity: overrides.quantity ?? 20 } : {}),
    ...(status === 'ready' ? { holdUntil: daysFromNow(14), pickupCode: 'K7M2PX' } : {}),
    ...(status === 'returned' ? { returnReason: 'not-available', returnText: 'Zurzeit nicht lieferbar.' } : {}),
    ...overrides,
    status,
    treatmentId: treatment.id,
    patientId: treatment.patientId,
    doctorId: overrides.doctorId ?? treatment.doctorId,
    productId: product.id,
    pharmacyId,
    issuedAt,
  });
  if (pharmacyId !== null) await insertSending(trx, prescription, pharmacyId);
  return prescription;
};

/** The sending that a status means, with its delivery, and the recorded steps up to the status. */
const insertSending = async (trx: Knex, prescription: PrescriptionRow, pharmacyId: string): Promise<void> => {
  const { id, status, treatmentId, patientId, issuedAt, sentAt, receivedAt, readyAt, dispensedAt } = prescription;
  const isOver = status === 'returned' || status === 'revoked' || status === 'replaced';
  const voidedAt = isOver ? new Date() : null;
  const start = sentAt ?? issuedAt;
  const [sending] = await trx('sendings')
    .insert({
      treatmentId,
      patientId,
      pharmacyId,
      channel: status === 'passing-on' ? 'staff' : 'account',
      sentAt: start,
      openedAt: receivedAt,
      endedAt: voidedAt,
    })
    .returning<{ id: string }[]>('id');
  const returnReason = status === 'returned' ? prescription.returnReason : null;
  await trx('prescription_deliveries').insert({ prescriptionId: id, pharmacyId, sendingId: sending?.id, sentAt: start, voidedAt, returnReason });
  if (!isOver) await trx('prescriptions').where({ id }).update({ sendingId: sending?.id });
  const steps = [
    { kind: status === 'passing-on' ? 'passing-on' : 'sent', at: start },
    { kind: 'received', at: receivedAt },
    { kind: 'ready', at: readyAt },
    { kind: 'dispensed', at: dispensedAt },
    { kind: 'returned', at: status === 'returned' ? voidedAt : null },
  ];
  await trx('prescription_events').insert(steps.filter(({ at }) => at).map((step) => ({ ...step, prescriptionId: id, pharmacyId })));
};
