import * as operations from '@blattwerk/contract/prescriptions/patient-operations';
import { type prescriptionCheck } from '@blattwerk/contract/prescriptions/shapes';
import type { PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
import { type z } from 'zod';
import { publicFactory } from '../../../http/factories.ts';
import { found } from '../../../kernel/failure.ts';
import { rawRows } from '../../../kernel/raw-rows.ts';
import { isOutdated } from '../prescriptions.policy.ts';

interface Row {
  number: string;
  status: PrescriptionStatus;
  issuedAt: Date;
  validUntil: string;
  title: string | null;
  firstName: string;
  lastName: string;
}

const stateOf = (row: Row, now: Date): z.output<typeof prescriptionCheck>['state'] => {
  const { status } = row;
  if (status === 'dispensed' || status === 'revoked' || status === 'replaced' || status === 'expired') return status;
  return isOutdated(row, now) ? 'expired' : 'genuine';
};

export const checkPrescriptionEndpoint = publicFactory.build(operations.checkPrescription, async ({ ctx, input }) => {
  const [known] = await rawRows<Row>(ctx.trx, 'SELECT * FROM check_prescription(:code)', input);
  const row = found(known, 'prescription.not.found');
  return {
    number: row.number,
    state: stateOf(row, ctx.clock.now()),
    issuedAt: row.issuedAt.toISOString(),
    validUntil: row.validUntil,
    doctorName: [row.title, row.firstName, row.lastName].filter(Boolean).join(' '),
  };
});
