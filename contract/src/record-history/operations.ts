import { z } from 'zod';
import { operation } from '../operation.ts';
import { text } from '../validation.ts';
import { historyEntry } from './shapes.ts';

const history = z.object({ items: z.array(historyEntry) });

/** Names of records are ids, keys of settings and pairs of ids; which it is, the record knows. */
const record = { resource: z.string().regex(/^[a-z-]{1,40}$/), id: z.string().min(1).max(120) };

export const readHistory = operation({
  id: 'record-history.read',
  method: 'get',
  path: '/backoffice/:resource/:id/history',
  summary: 'What was changed of a record, the newest first: who, when, why, before and after. Whoever may read the record may read it',
  input: z.object(record),
  answer: history,
});

export const revertChange = operation({
  id: 'record-history.revert',
  method: 'post',
  path: '/backoffice/:resource/:id/history/:entryId/revert',
  summary: 'Set the fields of one change back to what they were before it; an edit like any other, noted as a revert',
  input: z.object({ ...record, entryId: z.string().regex(/^\d{1,18}$/), version: z.int(), reason: text(0, 500).optional() }),
  answer: history,
  errors: ['invalid.phone', 'pharmacy.tanEmailSame', 'reference.nameTaken', 'textBlock.houseNameTaken', 'user.notExist', 'doctor.notExist'],
});
