import { exportTicket, ownerProof } from '@blattwerk/contract/data-exports/shapes';
import { id } from '@blattwerk/contract/validation';
import { patientFactory } from '../../../http/factories.ts';
import { mintTicket } from '../data-exports.service.ts';

export const createExportTicketEndpoint = patientFactory.buildUnbound({
  operation: 'data-exports.create-ticket',
  method: 'post',
  summary: 'What fetches the finished copy once within a minute, for its owner, who proves it again',
  input: ownerProof.extend({ id }),
  output: exportTicket,
  handler: async ({ ctx, input: { id: exportId, ...proof } }) => {
    const { ticket, expiresAt } = await mintTicket(ctx, exportId, proof);
    return { ticket, expiresAt: expiresAt.toISOString() };
  },
});
