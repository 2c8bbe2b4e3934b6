import type { prescriptionStandings } from '@blattwerk/contract/document-checks/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { fullName } from '../../kernel/full-name.ts';
import { findByCheckCode, type CheckedRow } from './patient.queries.ts';
import { isOutdated } from './prescriptions.policy.ts';

export interface PrescriptionStanding {
  state: (typeof prescriptionStandings)[number];
  number: string;
  issuedAt: Date;
  validUntil: string;
  doctorName: string;
}

const stateOf = (row: CheckedRow, now: Date): PrescriptionStanding['state'] => {
  const { status } = row;
  if (status === 'dispensed' || status === 'revoked' || status === 'replaced' || status === 'expired') return status;
  return isOutdated(row, now) ? 'expired' : 'genuine';
};

/** What the prescription with this code is good for now; it names neither patient nor medicine. */
export const prescriptionStanding = async (ctx: Ctx, code: string): Promise<PrescriptionStanding | undefined> => {
  const row = await findByCheckCode(ctx, code);
  if (!row) return undefined;
  const { number, issuedAt, validUntil } = row;
  return { state: stateOf(row, ctx.clock.now()), number, issuedAt, validUntil, doctorName: fullName(row) };
};
