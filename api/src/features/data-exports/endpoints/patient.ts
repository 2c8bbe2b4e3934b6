import * as operations from '@blattwerk/contract/data-exports/operations';
import { patientFactory } from '../../../http/factories.ts';
import { neutralName } from '../../../locales/file-names.ts';
import { presentExport } from '../data-export.presenter.ts';
import { listExports, mintTicket, openExport, requestExport } from '../data-exports.service.ts';

export const createExportTicketEndpoint = patientFactory.buildUnbound(operations.createExportTicket, async ({ ctx, input: { id: exportId, ...proof } }) => {
  const { ticket, expiresAt } = await mintTicket(ctx, exportId, proof);
  return { ticket, expiresAt: expiresAt.toISOString() };
});

export const downloadExportEndpoint = patientFactory.buildStream(operations.downloadExport, async ({ ctx, input: { id, ticket } }) => {
  const { row, stream } = await openExport(ctx, id, ticket);
  return { stream, bytes: Number(row.bytes), filename: neutralName(row.requestedAt.toISOString().slice(0, 10), 'zip'), contentType: 'application/zip' };
});

export const listExportsEndpoint = patientFactory.build(operations.listExports, async ({ ctx }) => {
  const { rows, proof } = await listExports(ctx);
  return { items: rows.map(presentExport), proof };
});

export const requestExportEndpoint = patientFactory.buildUnbound(operations.requestExport, async ({ ctx, input }) =>
  presentExport(await requestExport(ctx, input)),
);
