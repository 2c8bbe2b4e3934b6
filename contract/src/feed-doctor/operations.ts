import { z } from 'zod';
import { operation } from '../operation.ts';
import { examination, savedMappingInput, sentMapping } from '../stock-feeds/examination.ts';
import { feedRecord } from '../stock-feeds/shapes.ts';
import { id } from '../validation.ts';

export const examineFile = operation({
  id: 'stock-feeds.examine',
  method: 'post',
  path: '/backoffice/stock-feeds/:id/examine',
  summary: 'What a file is taken for and what importing it would do',
  sends: 'file',
  input: z.object({ id, mapping: sentMapping }),
  answer: examination,
});

export const saveMapping = operation({
  id: 'stock-feeds.map',
  method: 'post',
  path: '/backoffice/stock-feeds/:id/mapping',
  summary: 'Save how the files of a stock feed are read',
  input: savedMappingInput,
  answer: feedRecord,
});

export const markFile = operation({
  id: 'stock-feeds.mark',
  method: 'post',
  path: '/backoffice/stock-feeds/:id/marked-file',
  summary: 'A file with its faulty rows marked',
  sends: 'file',
  input: z.object({ id, mapping: sentMapping }),
  answer: 'file',
  errors: ['feed.unreadable'],
});
