import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, listOf } from '../validation.ts';
import { listExport } from './shapes.ts';

export const listListExports = operation({
  id: 'exports.list',
  method: 'get',
  path: '/backoffice/exports',
  summary: 'The caller’s own exports whose files still exist or are being written, the newest first',
  input: z.object({}),
  answer: listOf(listExport),
});

export const readListExport = operation({
  id: 'exports.read',
  method: 'get',
  path: '/backoffice/exports/:id',
  summary: 'How far an own export is, and once it is done where to fetch the file',
  input: z.object({ id }),
  answer: listExport,
});

export const stopListExport = operation({
  id: 'exports.stop',
  method: 'post',
  path: '/backoffice/exports/:id/stop',
  summary: 'Stop an own export; nothing is left of its file',
  input: z.object({ id }),
  answer: listExport,
  errors: ['work.ended'],
});

export const downloadListExport = operation({
  id: 'exports.download',
  method: 'get',
  path: '/backoffice/exports/:id/file',
  summary: 'The file of an export, once, for the ticket in its address; a browser that follows the link sends nothing else',
  input: z.object({ id, ticket: z.string().max(200) }),
  answer: 'stream',
  errors: ['aws.download.error', 'listExport.ticketInvalid'],
});
