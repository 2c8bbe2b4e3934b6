import { z } from 'zod';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { legalHold, legalHoldInput, legalHoldLiftInput } from './shapes.ts';

export const listLegalHolds = operation({
  id: 'legal-holds.list',
  method: 'get',
  path: '/backoffice/patients/:id/legal-holds',
  summary: 'The legal holds of a patient, the newest first',
  input: z.object({ id }),
  answer: z.object({ items: z.array(legalHold) }),
});

export const setLegalHold = operation({
  id: 'legal-holds.set',
  method: 'post',
  path: '/backoffice/patients/:id/legal-holds',
  summary: 'Keep everything of a patient from deletion and erasure until a day, for a reason that is written down',
  input: legalHoldInput,
  answer: legalHold,
  status: 201,
  errors: ['legalHold.past', 'user.notExist'],
});

export const liftLegalHold = operation({
  id: 'legal-holds.lift',
  method: 'post',
  path: '/backoffice/patients/:id/lift-legal-hold',
  summary: 'End a legal hold early, as another administrator than the one who set it',
  input: legalHoldLiftInput,
  answer: legalHold,
  errors: ['legalHold.fourEyes', 'legalHold.over'],
});
