import { prescriptionStates } from '@blattwerk/contract/prescriptions/states';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import type { PurposeOutcome } from '../consents/public.ts';
import { Prescription } from './prescription.model.ts';
import { takeBack } from './recall.service.ts';

const atPharmacies = (ctx: Ctx<Member>, statuses: readonly Prescription['status'][]): Promise<Prescription[]> =>
  Prescription.query(ctx.trx)
    .where({ patientId: ctx.actor.id })
    .whereIn('status', [...statuses])
    .orderBy('number')
    .forUpdate()
    .execute();

const notDispensed = (ctx: Ctx<Member>) => atPharmacies(ctx, prescriptionStates.actions.withdraw.from);

/** What a pharmacy has not begun to dispense comes back from it, whether accepted or ready; the pharmacy is told, and its link opens nothing more. */
export const pharmacyConsent: PurposeOutcome = {
  effects: async (ctx) => [
    ...(await notDispensed(ctx)).map(({ number }) => ({ kind: 'prescription-taken-back' as const, number })),
    ...(await atPharmacies(ctx, ['partly-dispensed'])).map(({ number }) => ({ kind: 'prescription-kept' as const, number })),
  ],
  withdrawn: async (ctx) => takeBack(ctx, await notDispensed(ctx), { action: 'withdraw' }),
};
