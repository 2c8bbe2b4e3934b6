import type { Ctx, PharmacyLink } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { isSameToken } from '../../kernel/sealed-token.ts';
import { linkToken } from '../../kernel/pharmacy-link-secrets.ts';
import { wasSent } from './pharmacy-access.queries.ts';
import { prescriptionRecords, type PrescriptionRow } from '../prescriptions/public.ts';

/** What is with the pharmacy of the link now, in the order of the decision. */
export const linkedRecords = (ctx: Ctx<PharmacyLink>): Promise<PrescriptionRow[]> => prescriptionRecords(ctx);

/** A bearer counts at its own link alone. @throws pharmacyLink.notFound */
export const assertOwnLink = (ctx: Ctx<PharmacyLink>, token: string): void => {
  if (!isSameToken(token, linkToken(ctx.secrets, ctx.actor.sendingId))) throw failure('pharmacyLink.notFound');
};

/** Gone from this pharmacy, or never with it. */
export const absence = async (ctx: Ctx<PharmacyLink>, prescriptionId: string): Promise<Error> => {
  return failure((await wasSent(ctx, prescriptionId, ctx.actor.sendingId)) ? 'prescription.voided' : 'prescription.not.found');
};

/** @throws prescription.voided when nothing is left, prescription.not.found */
export const chosenRecords = async (ctx: Ctx<PharmacyLink>, prescriptionId: string | undefined): Promise<PrescriptionRow[]> => {
  const rows = await linkedRecords(ctx);
  if (prescriptionId === undefined) {
    if (rows.length === 0) throw failure('prescription.voided');
    return rows;
  }
  const chosen = rows.filter(({ id }) => id === prescriptionId);
  if (chosen.length === 0) throw await absence(ctx, prescriptionId);
  return chosen;
};
