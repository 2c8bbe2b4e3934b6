import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, listOf } from '../validation.ts';
import { listImport, listImportBrief, mappedInput } from './shapes.ts';

export const listImports = operation({
  id: 'imports.list',
  method: 'get',
  path: '/backoffice/imports',
  summary: 'The caller’s own imports that can still be opened, the newest first',
  input: z.object({}),
  answer: listOf(listImportBrief),
});

export const readImport = operation({
  id: 'imports.read',
  method: 'get',
  path: '/backoffice/imports/:id',
  summary: 'How far an own import is, and what it did or would do',
  input: z.object({ id }),
  answer: listImport,
});

export const dryRunImport = operation({
  id: 'imports.dry-run',
  method: 'post',
  path: '/backoffice/imports/:id/dry-run',
  summary: 'Do all that the import would do and take it back: counts and errors by line. Large files are tried in the background',
  input: mappedInput,
  answer: listImport,
  errors: ['import.alreadyCommitted', 'import.busy', 'import.columnMissing'],
});

export const commitImport = operation({
  id: 'imports.commit',
  method: 'post',
  path: '/backoffice/imports/:id/commit',
  summary: 'Bring the rows in, in the background, once',
  input: mappedInput,
  answer: listImport,
  errors: ['import.alreadyCommitted', 'import.busy', 'import.columnMissing'],
});

export const undoImport = operation({
  id: 'imports.undo',
  method: 'post',
  path: '/backoffice/imports/:id/undo',
  summary: 'Take an own import back within 24 hours, in the background: only records that were not changed since, the others are named',
  input: z.object({ id }),
  answer: listImport,
  errors: ['import.busy', 'import.notUndoable'],
});

export const stopImport = operation({
  id: 'imports.stop',
  method: 'post',
  path: '/backoffice/imports/:id/stop',
  summary: 'Stop what an own import is at; what is done stays done',
  input: z.object({ id }),
  answer: listImport,
  errors: ['work.ended'],
});

export const readImportErrors = operation({
  id: 'imports.errors',
  method: 'get',
  path: '/backoffice/imports/:id/errors',
  summary: 'The rows of an own import that have errors, as a file that can be put right and uploaded',
  input: z.object({ id }),
  answer: 'file',
});
