import * as operations from '@blattwerk/contract/prescriptions/patient-operations';
import { type prescriptionCheck } from '@blattwerk/contract/prescriptions/shapes';
import { type z } from 'zod';
import { publicFactory } from '../../../http/factories.ts';
import { found } from '../../../kernel/failure.ts';
import { findByCheckCode, type CheckedRow } from '../patient.queries.ts';
import { isOutdated } from '../prescriptions.policy.ts';

const stateOf = (row: CheckedRow, now: Date): z.output<typeof prescriptionCheck>['state'] => {
  const { status } = row;
  if (status === 'dispensed' || status === 'revoked' || status === 'replaced' || status === 'expired') return status;
  return isOutdated(row, now) ? 'expired' : 'genuine';
};

export const checkPrescriptionEndpoint = publicFactory.build(operations.checkPrescription, async ({ ctx, input }) => {
  const row = found(await findByCheckCode(ctx, input.code), 'prescription.not.found');
  return {
    number: row.number,
    state: stateOf(row, ctx.clock.now()),
    issuedAt: row.issuedAt.toISOString(),
    validUntil: row.validUntil,
    doctorName: [row.title, row.firstName, row.lastName].filter(Boolean).join(' '),
  };
});
