import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { deletionRecord } from './shapes.ts';

export const listDeletions = operation({
  id: 'deletions.list',
  method: 'get',
  path: '/backoffice/deletions',
  summary: 'What was deleted after its retention period, the newest first',
  input: listQuery,
  answer: recordList(deletionRecord),
});
