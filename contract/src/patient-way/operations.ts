import { z } from 'zod';
import { statuses } from '../accounts/shapes.ts';
import { operation } from '../operation.ts';

export const readStatuses = operation({
  id: 'accounts.statuses',
  method: 'get',
  path: '/clients/iam/statuses',
  summary: 'Where the patient stands on the way to a treatment, and which page comes next',
  input: z.object({}),
  answer: statuses,
});
