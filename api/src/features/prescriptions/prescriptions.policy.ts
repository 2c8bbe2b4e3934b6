import { prescriptionStates, statusesAtPharmacy, voidStatuses, type PrescriptionAction, type SendingChannel } from '@blattwerk/contract/prescriptions/states';
import type { Actor } from '../../kernel/ctx.ts';
import { germanDay } from '../../kernel/german-day.ts';
import type { Prescription } from './prescription.model.ts';

type Placed = Pick<Prescription, 'pharmacyId' | 'patientId' | 'sendingId' | 'status'>;

/** Not once it was dispensed, even in part; repeats that are still open can be taken back. Pure. */
export const isRevocable = ({ status, repeat }: Pick<Prescription, 'status' | 'repeat'>): boolean =>
  status !== 'dispensed' && (status !== 'partly-dispensed' || repeat !== null);

export const isAtPharmacy = ({ status }: Pick<Prescription, 'status'>): boolean => statusesAtPharmacy.some((one) => one === status);
export const isVoid = ({ status }: Pick<Prescription, 'status'>): boolean => voidStatuses.some((one) => one === status);

/**
 * Who treats or dispenses sees what is prescribed to whom; an administrator sees that there is a prescription, and a pharmacy that one is void.
 * The queries show a doctor no other than the own ones and those of a doctor to stand in for.
 */
export const seesContent = (actor: Actor, row: Placed): boolean =>
  actor.role === 'doctor' ||
  (actor.role === 'pharmacy' && actor.pharmacyId === row.pharmacyId && !isVoid(row)) ||
  (actor.role === 'pharmacy-link' && actor.sendingId === row.sendingId) ||
  (actor.role === 'patient' && actor.id === row.patientId);

const pharmacyActions: readonly PrescriptionAction[] = ['accept', 'prepare', 'ready', 'undo-ready', 'dispense-part', 'dispense', 'return'];

export const mayAct = (actor: Actor, action: PrescriptionAction, row: Placed & Pick<Prescription, 'repeat'>): boolean =>
  (action === 're-route' && actor.role === 'admin') ||
  (pharmacyActions.includes(action) &&
    ((actor.role === 'pharmacy' && actor.pharmacyId === row.pharmacyId) || (actor.role === 'pharmacy-link' && actor.sendingId === row.sendingId))) ||
  (action === 'revoke' && actor.role === 'doctor' && actor.isWorking && isRevocable(row));

/** The patient takes them back while no pharmacy has accepted them and no signed original of them is on its way. Pure. */
export const isRecallable = (rows: readonly Pick<Prescription, 'status' | 'original'>[]): boolean => {
  const waiting = rows.filter(({ status }) => prescriptionStates.actions.recall.from.includes(status));
  return waiting.length > 0 && waiting.every(({ original }) => original === null || original === 'to-post');
};

/** What is void or has expired unredeemed can no longer be confirmed. */
export const isAttestable = ({ status }: Pick<Prescription, 'status'>): boolean => !isVoid({ status }) && status !== 'expired';

/** Valid until the end of its last day in Germany, whether or not the nightly job has run since. */
export const isOutdated = ({ validUntil }: Pick<Prescription, 'validUntil'>, now: Date): boolean => validUntil < germanDay(now);

/** Administrators send a notice again while the pharmacy has yet to accept; where staff pass on there is none. */
export const mayResend = (actor: Actor, row: Pick<Prescription, 'status'> & { channel: SendingChannel | null }): boolean =>
  actor.role === 'admin' && row.status === 'sent' && row.channel !== null && row.channel !== 'staff';
