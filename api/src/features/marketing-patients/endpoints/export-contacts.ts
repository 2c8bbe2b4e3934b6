import { marketingPatientExportQuery } from '@blattwerk/contract/marketing-patients/office-shapes';
import { adminFactory } from '../../../http/factories.ts';
import { exportContacts } from '../contact-table.ts';

export const exportContactsEndpoint = adminFactory.buildFile({
  operation: 'marketing-patients.export',
  summary: 'The contacts as a table for a spreadsheet, with the addresses of those who confirmed that they want news',
  input: marketingPatientExportQuery,
  isAudited: true,
  handler: ({ ctx, input }) => exportContacts(ctx, input),
});
