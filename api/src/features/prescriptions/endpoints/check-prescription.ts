import { z } from 'zod';
import { prescriptionCheck } from '@blattwerk/contract/prescriptions/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { found } from '../../../kernel/failure.ts';

const states = { dispensed: 'dispensed', revoked: 'revoked', expired: 'expired' } as const;

export const checkPrescriptionEndpoint = publicFactory.build({
  operation: 'prescriptions.check',
  method: 'get',
  summary: 'Whether the code on a prescription is genuine; says nothing about patient or medicine',
  input: z.object({ code: z.string().trim().toUpperCase().regex(/^[2-9A-HJ-NP-Z]{10}$/) }),
  output: prescriptionCheck,
  handler: async ({ ctx, input }) => {
    const row = found(
      await ctx.trx('prescriptions').join('users', 'users.id', 'prescriptions.doctorId').where({ checkCode: input.code }).first('prescriptions.number', 'prescriptions.status', 'prescriptions.issuedAt', 'prescriptions.validUntil', 'users.title', 'users.firstName', 'users.lastName'),
      'prescription.not.found',
    );
    const state = Object.hasOwn(states, row.status) ? states[row.status as keyof typeof states] : 'genuine';
    return { number: row.number, state, issuedAt: row.issuedAt.toISOString(), validUntil: row.validUntil, doctorName: [row.title, row.firstName, row.lastName].filter(Boolean).join(' ') };
  },
});
