import { z } from 'zod';
import { operation } from '../operation.ts';
import { externalServiceList, externalServices, waitingRetried } from './shapes.ts';

export const listExternalServices = operation({
  id: 'external-services.list',
  method: 'get',
  path: '/backoffice/external-services',
  summary: 'Services of others that do not answer, or for which work waits',
  input: z.object({}),
  answer: externalServiceList,
});

export const retryWaiting = operation({
  id: 'external-services.retry',
  method: 'post',
  path: '/backoffice/external-services/:id/retry',
  summary: 'Try everything that waits for a service now, instead of when it is due',
  input: z.object({ id: z.enum(externalServices) }),
  answer: waitingRetried,
});
