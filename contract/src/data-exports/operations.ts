import { z } from 'zod';
import { ownerProofErrors } from '../error-groups.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { dataExport, dataExports, exportDownloadInput, exportTicket, ownerProof } from './shapes.ts';

export const requestExport = operation({
  id: 'data-exports.request',
  method: 'post',
  path: '/clients/iam/export',
  summary: 'Ask for a copy of everything that is stored about the caller',
  input: ownerProof,
  answer: dataExport,
  status: 202,
  errors: [...ownerProofErrors, 'export.alreadyRunning'],
});

export const listExports = operation({
  id: 'data-exports.list',
  method: 'get',
  path: '/clients/iam/exports',
  summary: 'The copies that were asked for, the newest first, with their progress',
  input: z.object({}),
  answer: dataExports,
});

export const downloadExport = operation({
  id: 'data-exports.download',
  method: 'post',
  path: '/clients/iam/exports/:id/download',
  summary: 'The finished copy as a ZIP file, once, for its owner’s ticket',
  input: exportDownloadInput,
  answer: 'stream',
  errors: ['aws.download.error', 'export.notReady', 'export.ticketInvalid'],
});

export const createExportTicket = operation({
  id: 'data-exports.create-ticket',
  method: 'post',
  path: '/clients/iam/exports/:id/ticket',
  summary: 'What fetches the finished copy once within a minute, for its owner, who proves it again',
  input: ownerProof.extend({ id }),
  answer: exportTicket,
  errors: [...ownerProofErrors, 'export.notReady'],
});
