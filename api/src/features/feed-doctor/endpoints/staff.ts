import { examination, savedMappingInput, sentMapping } from '@blattwerk/contract/stock-feeds/examination';
import { feedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { id } from '@blattwerk/contract/validation';
import { ez } from 'express-zod-api';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { examineFile } from '../examine.ts';
import { saveMapping } from '../mapping.ts';
import { markFile } from '../mark.ts';

export const examineFileEndpoint = staffFactory.buildUnbound({
  operation: 'stock-feeds.examine',
  method: 'post',
  summary: 'What a file is taken for and what importing it would do',
  input: z.object({ id, file: ez.upload(), mapping: sentMapping }),
  output: examination,
  handler: ({ ctx, input }) => examineFile(ctx, { id: input.id, bytes: input.file.data, mapping: input.mapping }),
});

const names = { de: 'bestand-mit-fehlern', en: 'stock-with-errors' } as const;

export const markFileEndpoint = staffFactory.buildFileOf({
  operation: 'stock-feeds.mark',
  summary: 'A file with its faulty rows marked',
  input: z.object({ id, file: ez.upload(), mapping: sentMapping }),
  handler: async ({ ctx, input }) => {
    const { bytes, extension, contentType } = await markFile(ctx, { id: input.id, bytes: input.file.data, mapping: input.mapping });
    return { bytes: Buffer.from(bytes), filename: `${names[ctx.locale]}.${extension}`, contentType };
  },
});

export const saveMappingEndpoint = staffFactory.build({
  operation: 'stock-feeds.map',
  method: 'post',
  summary: 'Save how the files of a stock feed are read',
  input: savedMappingInput,
  output: feedRecord,
  handler: ({ ctx, input }) => saveMapping(ctx, input),
});
