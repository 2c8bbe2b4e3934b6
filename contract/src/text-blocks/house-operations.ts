import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { houseTextBlockInput, houseTextBlockPatchInput, houseTextBlockRecord } from './shapes.ts';

export const listHouseTextBlocks = operation({
  id: 'house-text-blocks.list',
  method: 'get',
  path: '/backoffice/house-text-blocks',
  summary: 'All text blocks of the house, active or not',
  input: listQuery,
  answer: recordList(houseTextBlockRecord),
});

export const createHouseTextBlock = operation({
  id: 'house-text-blocks.create',
  method: 'post',
  path: '/backoffice/house-text-blocks',
  summary: 'Offer words to every doctor',
  input: houseTextBlockInput,
  answer: houseTextBlockRecord,
  status: 201,
  errors: ['textBlock.houseNameTaken'],
});

export const readHouseTextBlock = operation({
  id: 'house-text-blocks.read',
  method: 'get',
  path: '/backoffice/house-text-blocks/:id',
  summary: 'One text block of the house',
  input: z.object({ id }),
  answer: houseTextBlockRecord,
});

export const updateHouseTextBlock = operation({
  id: 'house-text-blocks.update',
  method: 'patch',
  path: '/backoffice/house-text-blocks/:id',
  summary: 'Change a text block of the house',
  input: houseTextBlockPatchInput,
  answer: houseTextBlockRecord,
  errors: ['textBlock.houseNameTaken'],
});
