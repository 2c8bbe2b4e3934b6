import { z } from 'zod';
import { operation } from '../operation.ts';
import { searchHit } from './shapes.ts';

export const searchRecords = operation({
  id: 'office-search.find',
  method: 'get',
  path: '/backoffice/search',
  summary: 'Records of all kinds that the caller may see, by what identifies them, the best first; spelling mistakes are forgiven where nothing fits exactly',
  input: z.object({ q: z.string().trim().min(2).max(100) }),
  answer: z.object({ items: z.array(searchHit) }),
});
