import { z } from 'zod';
import { dashboard } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';

export const readDashboard = operation({
  id: 'dashboard.read',
  method: 'get',
  path: '/backoffice/dashboard',
  summary: 'The numbers of the back office’s first page',
  input: z.object({}),
  answer: dashboard,
});
