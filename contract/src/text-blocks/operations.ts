import { z } from 'zod';
import { operation } from '../operation.ts';
import { textBlock, textBlockIdInput, textBlockInput, textBlockList, textBlockPatchInput } from './shapes.ts';

export const listTextBlocks = operation({
  id: 'text-blocks.list',
  method: 'get',
  path: '/backoffice/text-blocks',
  summary: 'The own text blocks, by title, and those of the house',
  input: z.object({}),
  answer: textBlockList,
});

export const createTextBlock = operation({
  id: 'text-blocks.create',
  method: 'post',
  path: '/backoffice/text-blocks',
  summary: 'Keep words under a title',
  input: textBlockInput,
  answer: textBlock,
  status: 201,
  errors: ['textBlock.titleTaken', 'textBlock.tooMany'],
});

export const updateTextBlock = operation({
  id: 'text-blocks.update',
  method: 'patch',
  path: '/backoffice/text-blocks/:id',
  summary: 'Change an own text block',
  input: textBlockPatchInput,
  answer: textBlock,
  errors: ['textBlock.titleTaken'],
});

export const removeTextBlock = operation({
  id: 'text-blocks.remove',
  method: 'delete',
  path: '/backoffice/text-blocks/:id',
  summary: 'Delete an own text block',
  input: textBlockIdInput,
  answer: z.object({}),
});
