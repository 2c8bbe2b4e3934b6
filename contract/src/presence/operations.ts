import { z } from 'zod';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { colleague } from './shapes.ts';

/** Names of records are ids, keys of settings and pairs of ids. `tabId` is made by the page: a user may have a record open in several tabs. */
const opened = z.object({ resource: z.string().regex(/^[a-z][a-z-]{1,40}$/), id: z.string().regex(/^[\w.:-]{1,120}$/), tabId: id });

export const stayPresent = operation({
  id: 'presence.stay',
  method: 'put',
  path: '/backoffice/:resource/:id/presence/:tabId',
  summary: 'Say that the caller has a record open, and hear who else of staff has; repeated while it is open. For those who may read the record',
  input: opened,
  answer: z.object({ others: z.array(colleague) }),
});

export const leavePresence = operation({
  id: 'presence.leave',
  method: 'delete',
  path: '/backoffice/:resource/:id/presence/:tabId',
  summary: 'Say that the caller has closed the record in this tab',
  input: opened,
  answer: z.object({}),
});
