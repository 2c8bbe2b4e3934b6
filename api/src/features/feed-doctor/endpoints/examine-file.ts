import { examination, sentMapping } from '@blattwerk/contract/stock-feeds/examination';
import { id } from '@blattwerk/contract/validation';
import { ez } from 'express-zod-api';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { examineFile } from '../examine.ts';

export const examineFileEndpoint = staffFactory.buildUnbound({
  operation: 'stock-feeds.examine',
  method: 'post',
  summary: 'What a file is taken for and what importing it would do',
  input: z.object({ id, file: ez.upload(), mapping: sentMapping }),
  output: examination,
  handler: ({ ctx, input }) => examineFile(ctx, { id: input.id, bytes: input.file.data, mapping: input.mapping }),
});
