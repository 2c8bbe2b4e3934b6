import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { marketingFunnel, marketingPatientExportQuery } from '@blattwerk/contract/marketing-patients/office-shapes';
import { marketingPatientRecord } from '@blattwerk/contract/marketing-patients/shapes';
import { id, listOf } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { exportContacts } from '../contact-table.ts';
import { deleteContact } from '../delete-contact.service.ts';
import { readFunnel } from '../funnel.queries.ts';
import { listContacts, readContact } from '../marketing-patients.list.ts';

export const deleteContactEndpoint = adminFactory.build({
  operation: 'marketing-patients.delete',
  method: 'delete',
  summary: 'Delete a contact and its news on request',
  input: z.object({ id }),
  output: z.object({ id }),
  handler: ({ ctx, input }) => deleteContact(ctx, input.id),
});

export const exportContactsEndpoint = adminFactory.buildFile({
  operation: 'marketing-patients.export',
  summary: 'The contacts as a table for a spreadsheet, with the addresses of those who confirmed that they want news',
  input: marketingPatientExportQuery,
  isAudited: true,
  handler: ({ ctx, input }) => exportContacts(ctx, input),
});

export const listContactsEndpoint = adminFactory.build({
  operation: 'marketing-patients.list',
  method: 'get',
  summary: 'Contacts of the market who are no patients yet',
  input: listQuery,
  output: listOf(marketingPatientRecord),
  handler: ({ ctx, input }) => listContacts(ctx, input),
});

export const readContactEndpoint = adminFactory.build({
  operation: 'marketing-patients.read',
  method: 'get',
  summary: 'One contact of the market',
  input: z.object({ id }),
  output: marketingPatientRecord,
  handler: ({ ctx, input }) => readContact(ctx, input.id),
});

export const readFunnelEndpoint = adminFactory.build({
  operation: 'marketing-patients.funnel',
  method: 'get',
  summary: 'How many contacts came from where, and how far they went',
  input: z.object({}),
  output: marketingFunnel,
  handler: ({ ctx }) => readFunnel(ctx),
});
