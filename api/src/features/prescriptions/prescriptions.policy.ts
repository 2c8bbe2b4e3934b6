import type { PrescriptionAction } from '@blattwerk/contract/prescriptions/states';
import { DateTime } from 'luxon';
import type { Actor } from '../../kernel/ctx.ts';
import type { Prescription } from './prescription.model.ts';

type Placed = Pick<Prescription, 'doctorId' | 'pharmacyId' | 'patientId' | 'sendingId'>;

/** Who treats or dispenses sees what is prescribed to whom; an administrator sees that there is a prescription. */
export const seesContent = (actor: Actor, row: Placed): boolean =>
  (actor.role === 'doctor' && actor.id === row.doctorId) ||
  (actor.role === 'pharmacy' && actor.pharmacyId === row.pharmacyId) ||
  (actor.role === 'pharmacy-link' && actor.sendingId === row.sendingId) ||
  (actor.role === 'patient' && actor.id === row.patientId);

const pharmacyActions: readonly PrescriptionAction[] = ['accept', 'prepare', 'ready', 'undo-ready', 'dispense-part', 'dispense', 'return'];

export const mayAct = (actor: Actor, action: PrescriptionAction, row: Placed): boolean =>
  pharmacyActions.includes(action) &&
  ((actor.role === 'pharmacy' && actor.pharmacyId === row.pharmacyId) || (actor.role === 'pharmacy-link' && actor.sendingId === row.sendingId));

/** `YYYY-MM-DD` in Germany. */
export const germanDay = (at: Date): string => DateTime.fromJSDate(at, { zone: 'Europe/Berlin' }).toFormat('yyyy-MM-dd');

/** Valid until the end of its last day in Germany, whether or not the nightly job has run since. */
export const isOutdated = ({ validUntil }: Pick<Prescription, 'validUntil'>, now: Date): boolean => validUntil < germanDay(now);
