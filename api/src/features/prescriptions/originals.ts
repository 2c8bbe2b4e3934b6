import type { Original } from '@blattwerk/contract/prescriptions/originals';
import type { PrescriptionAction } from '@blattwerk/contract/prescriptions/states';
import type { Actor, Ctx } from '../../kernel/ctx.ts';
import { readSetting } from '../settings/public.ts';
import { isAtPharmacy, mayAct } from './prescriptions.policy.ts';
import type { Prescription } from './prescription.model.ts';

type Posted = Pick<Prescription, 'original' | 'status'>;

const isExpected = (row: Posted): boolean => isAtPharmacy(row) && (row.original === 'to-post' || row.original === 'on-its-way');

/** Nothing is ready or dispensed before the signed original has arrived. Pure. */
export const waitsForOriginal = (row: Posted, action: PrescriptionAction): boolean =>
  isExpected(row) && (action === 'ready' || action === 'dispense-part' || action === 'dispense');

/** The doctor who issued it, or who stands in for that doctor. Pure. */
export const mayPostOriginal = (actor: Actor, row: Posted): boolean => actor.role === 'doctor' && actor.isWorking && isExpected(row);

/** Who may dispense it confirms that it has arrived, also when nobody has noted that it was posted. Pure. */
export const mayConfirmOriginal = (actor: Actor, row: Prescription): boolean => isExpected(row) && mayAct(actor, 'dispense', row);

/** What can be done for the original now. Pure. */
export const originalAbilities = (actor: Actor, row: Prescription): string[] => [
  ...(mayPostOriginal(actor, row) ? ['post-original'] : []),
  ...(mayConfirmOriginal(actor, row) ? ['confirm-original'] : []),
];

/** Null where none is needed, and where the prescription is with no pharmacy any more. */
export const presentOriginal = (row: Pick<Prescription, 'status' | 'original' | 'originalPostedOn' | 'originalTracking' | 'originalArrivedAt'>): Original =>
  row.original !== null && isAtPharmacy(row)
    ? { status: row.original, postedOn: row.originalPostedOn, tracking: row.originalTracking, arrivedAt: row.originalArrivedAt?.toISOString() ?? null }
    : null;

/** What a sending begins with: the sheet has yet to be signed and posted, or there is none. */
export const newOriginal = (isNeeded: boolean) => ({
  original: isNeeded ? ('to-post' as const) : null,
  originalPostedOn: null,
  originalTracking: null,
  originalArrivedAt: null,
});

/** Whether what is issued now is a sheet to sign by hand: a qualified signature is demanded, and none can be made. */
export const isInkDemanded = async (ctx: Ctx): Promise<boolean> =>
  ctx.ports.signature.level !== 'qualified' && (await readSetting(ctx, 'prescription.requireQualifiedSignature'));
