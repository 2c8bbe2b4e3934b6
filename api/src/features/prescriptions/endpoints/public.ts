import { prescriptionCheck } from '@blattwerk/contract/prescriptions/shapes';
import type { PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
import { z } from 'zod';
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

export const checkPrescriptionEndpoint = publicFactory.build({
  operation: 'prescriptions.check',
  method: 'get',
  summary: 'Whether the code on a prescription is genuine; says nothing about patient or medicine',
  input: z.object({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[2-9A-HJ-NP-Z]{10}$/),
  }),
  output: prescriptionCheck,
  handler: async ({ ctx, input }) => {
    const [known] = await rawRows<Row>(ctx.trx, 'SELECT * FROM check_prescription(:code)', input);
    const row = found(known, 'prescription.not.found');
    return {
      number: row.number,
      state: stateOf(row, ctx.clock.now()),
      issuedAt: row.issuedAt.toISOString(),
      validUntil: row.validUntil,
      doctorName: [row.title, row.firstName, row.lastName].filter(Boolean).join(' '),
    };
  },
});
