import { prescriptionStates, type RevokeReason } from '@blattwerk/contract/prescriptions/states';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { transition } from '../../kernel/state-machine.ts';
import { recordEvent } from './prescription-events.queries.ts';
import { Prescription, visibleTo } from './prescription.model.ts';
import { isRevocable } from './prescriptions.policy.ts';
import { voidDelivery } from './sendings.ts';
import { isKnownToPharmacy, notifyPatientOfChange, notifyPharmacy } from './sending-notifications.ts';

interface Revocation {
  reason: RevokeReason;
  text: string | null;
}

const revoke = async (ctx: Ctx, row: Prescription, revocation?: Revocation): Promise<Prescription> => {
  const columns = revocation ? { revokeReason: revocation.reason, revokeText: revocation.text } : {};
  const revoked = await transition(ctx.trx, 'prescriptions', row, {
    table: prescriptionStates,
    action: 'revoke',
    set: { revokedAt: ctx.clock.now(), ...columns },
  });
  await voidDelivery(ctx, row.id);
  await recordEvent(ctx, row, 'revoked');
  await audit(ctx, {
    action: 'prescription.revoke',
    objectType: 'prescription',
    objectId: row.id,
    patientId: row.patientId,
    before: { status: row.status },
    after: { status: 'revoked', ...(revocation ? { reason: revocation.reason } : {}) },
  });
  return revoked;
};

/** Takes back those of a patient's prescriptions that have not been dispensed; ways to pharmacies end with them. */
export const revokeOpenPrescriptions = async (ctx: Ctx, patientId: string): Promise<void> => {
  const open = await Prescription.query(ctx.trx)
    .where({ patientId })
    .whereIn('status', [...prescriptionStates.actions.revoke.from])
    .forUpdate();
  for (const row of open.filter(isRevocable)) await revoke(ctx, row);
};

/**
 * The doctor takes a prescription back, wherever it is: it is void at once, and the pharmacy and the patient are notified.
 * @throws prescription.not.found, doctor.notActive, prescription.alreadyDispensed once something of it was dispensed and no repeat is open, prescription.cantProcessed when it is void already
 */
export const revokePrescription = async (ctx: Ctx<Member>, id: string, revocation: Revocation): Promise<void> => {
  if (!ctx.actor.isWorking) throw failure('doctor.notActive');
  const own = visibleTo(ctx.trx, ctx.actor).where('prescriptions.id', id).forUpdate('prescriptions');
  const row = found(await own.first<Prescription | undefined>('prescriptions.*'), 'prescription.not.found');
  if (!isRevocable(row)) throw failure('prescription.alreadyDispensed');
  const revoked = await revoke(ctx, row, revocation);
  if (await isKnownToPharmacy(ctx, row)) await notifyPharmacy(ctx, revoked, 'prescription-revoked', row.id);
  await notifyPatientOfChange(ctx, row, `${row.id}:revoked`);
};
