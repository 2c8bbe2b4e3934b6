import { sentMapping } from '@blattwerk/contract/stock-feeds/examination';
import { id } from '@blattwerk/contract/validation';
import { ez } from 'express-zod-api';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { markFile } from '../mark.ts';

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
