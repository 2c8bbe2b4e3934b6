import { dataExport, dataExports, exportDownloadInput, exportTicket, ownerProof } from '@blattwerk/contract/data-exports/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { presentExport } from '../data-export.ts';
import { listExports, mintTicket, openExport, requestExport } from '../data-exports.service.ts';

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

export const downloadExportEndpoint = patientFactory.buildStream({
  operation: 'data-exports.download',
  summary: 'The finished copy as a ZIP file, once, for its owner’s ticket',
  input: exportDownloadInput,
  handler: async ({ ctx, input: { id, ticket } }) => {
    const { row, stream } = await openExport(ctx, id, ticket);
    return { stream, bytes: Number(row.bytes), filename: `blattwerk-${row.requestedAt.toISOString().slice(0, 10)}.zip`, contentType: 'application/zip' };
  },
});

export const listExportsEndpoint = patientFactory.build({
  operation: 'data-exports.list',
  method: 'get',
  summary: 'The copies that were asked for, the newest first, with their progress',
  input: z.object({}),
  output: dataExports,
  handler: async ({ ctx }) => {
    const { rows, proof } = await listExports(ctx);
    return { items: rows.map(presentExport), proof };
  },
});

export const requestExportEndpoint = patientFactory.buildUnbound({
  operation: 'data-exports.request',
  method: 'post',
  summary: 'Ask for a copy of everything that is stored about the caller',
  input: ownerProof,
  output: dataExport,
  statusCode: 202,
  handler: async ({ ctx, input }) => presentExport(await requestExport(ctx, input)),
});
