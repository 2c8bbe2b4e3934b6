import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { deleteContact } from '../delete-contact.service.ts';

export const deleteContactEndpoint = adminFactory.build({
  operation: 'marketing-patients.delete',
  method: 'delete',
  summary: 'Delete a contact and its news on request',
  input: z.object({ id }),
  output: z.object({ id }),
  handler: ({ ctx, input }) => deleteContact(ctx, input.id),
});
