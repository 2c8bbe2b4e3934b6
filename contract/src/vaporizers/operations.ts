import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { vaporizerCreateInput, vaporizerList, vaporizerPatchInput, vaporizerRecord } from './shapes.ts';

export const listVaporizerRecords = operation({
  id: 'vaporizers.list-records',
  method: 'get',
  path: '/backoffice/vaporizers',
  summary: 'All devices, listed or not',
  input: listQuery,
  answer: recordList(vaporizerRecord),
});

export const createVaporizer = operation({
  id: 'vaporizers.create',
  method: 'post',
  path: '/backoffice/vaporizers',
  summary: 'Add a device',
  input: vaporizerCreateInput,
  answer: vaporizerRecord,
  status: 201,
});

export const readVaporizerRecord = operation({
  id: 'vaporizers.read-record',
  method: 'get',
  path: '/backoffice/vaporizers/:id',
  summary: 'One device',
  input: z.object({ id }),
  answer: vaporizerRecord,
});

export const updateVaporizer = operation({
  id: 'vaporizers.update',
  method: 'patch',
  path: '/backoffice/vaporizers/:id',
  summary: 'Change a device',
  input: vaporizerPatchInput,
  answer: vaporizerRecord,
});

export const listVaporizers = operation({
  id: 'vaporizers.list-public',
  method: 'get',
  path: '/clients/vaporizers',
  summary: 'The devices that the market names',
  input: z.object({}),
  answer: vaporizerList,
});
