import { prescriptionStates } from '@blattwerk/contract/prescriptions/states';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { possibleActions, transition } from '../../kernel/state-machine.ts';
import { newOriginal } from './originals.ts';
import { askForOriginals } from './originals.service.ts';
import { recordEvent } from './prescription-events.queries.ts';
import { PrescriptionDelivery } from './prescription-delivery.model.ts';
import { Prescription } from './prescription.model.ts';
import { isAtPharmacy } from './prescriptions.policy.ts';
import { Sending } from './sending.model.ts';
import { voidDelivery } from './sendings.ts';

/** What the next version says; everything of its way comes from the former one. */
export type NextVersion = Pick<
  Prescription,
  'id' | 'number' | 'productId' | 'quantity' | 'unit' | 'form' | 'singleDose' | 'dailyDose' | 'instructions' | 'checkCode' | 'issuedAt' | 'doctorId'
> &
  Pick<Prescription, 'productName' | 'pzn' | 'validUntil'> &
  Partial<Pick<Prescription, 'alternatives' | 'dose' | 'repeat'>>;

/** Whether a version can still be replaced: not once something of it was dispensed. */
export const isReplaceable = ({ status }: Pick<Prescription, 'status'>): boolean => possibleActions(prescriptionStates, status).includes('replace');

/** The next version goes to the pharmacy that has the former one, in the same sending; one on paper is signed and posted anew. */
const sendOn = async (ctx: Ctx, former: Prescription, next: Prescription): Promise<Prescription> => {
  const { pharmacyId, sendingId } = former;
  if (!isAtPharmacy(former) || !pharmacyId || !sendingId) return next;
  const { channel } = await Sending.query(ctx.trx).findById(sendingId).throwIfNotFound();
  const isPassedOn = channel === 'staff' && former.status === 'passing-on';
  const now = ctx.clock.now();
  const moved = await transition(ctx.trx, 'prescriptions', next, {
    table: prescriptionStates,
    action: isPassedOn ? 'pass-on' : 'send',
    set: { pharmacyId, sendingId, sentAt: isPassedOn ? null : now, ...newOriginal(former.original !== null) },
  });
  await PrescriptionDelivery.query(ctx.trx).insert({ prescriptionId: next.id, pharmacyId, sendingId, sentAt: now });
  await Sending.query(ctx.trx).findById(sendingId).patch({ endedAt: null });
  await recordEvent(ctx, moved, isPassedOn ? 'passing-on' : 'sent');
  if (former.original !== null) await askForOriginals(ctx, `${sendingId}:${next.id}`, [next]);
  return moved;
};

/**
 * Issues the next version of a prescription: the former one is void with its delivery, the new one has its place and is with the same pharmacy at once.
 * @throws prescription.cantProcessed when the former one is dispensed, revoked or replaced already
 */
export const replacePrescription = async (ctx: Ctx<Member>, former: Prescription, version: NextVersion): Promise<Prescription> => {
  const { treatmentId, patientId, position, revision } = former;
  await transition(ctx.trx, 'prescriptions', former, { table: prescriptionStates, action: 'replace' });
  await voidDelivery(ctx, former.id);
  await recordEvent(ctx, former, 'replaced');
  const at = version.issuedAt;
  const next = await Prescription.query(ctx.trx).insertAndFetch({
    ...version,
    ...{ treatmentId, patientId, position, revision: revision + 1, replacesId: former.id, status: 'issued', createdAt: at, updatedAt: at },
  });
  await audit(ctx, {
    action: 'prescription.replace',
    objectType: 'prescription',
    objectId: former.id,
    patientId,
    before: { status: former.status, revision },
    after: { status: 'replaced', revision: next.revision, replacedBy: next.id },
  });
  return sendOn(ctx, former, next);
};
