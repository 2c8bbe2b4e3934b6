import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { deletionRecord } from './shapes.ts';

export const listDeletions = operation({
  id: 'deletions.list',
  method: 'get',
  path: '/backoffice/deletions',
  summary: 'What was deleted, of persons and of classes whose retention period was over, the newest first',
  input: listQuery,
  answer: recordList(deletionRecord),
});

export const readDeletionProof = operation({
  id: 'deletions.proof',
  method: 'get',
  path: '/backoffice/deletions/:id/proof',
  summary: 'The sealed proof of what was deleted of a person',
  input: z.object({ id }),
  answer: 'file',
  errors: ['signed.file.notFound', 'aws.download.error'],
});
