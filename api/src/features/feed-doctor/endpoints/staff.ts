import * as operations from '@blattwerk/contract/feed-doctor/operations';
import { staffFactory } from '../../../http/factories.ts';
import { examineFile } from '../examine.ts';
import { saveMapping } from '../mapping.ts';
import { markFile } from '../mark.ts';

export const examineFileEndpoint = staffFactory.buildUnbound(operations.examineFile, ({ ctx, input }) =>
  examineFile(ctx, { id: input.id, bytes: input.file.data, mapping: input.mapping }),
);

const names = { de: 'bestand-mit-fehlern', en: 'stock-with-errors' } as const;

export const markFileEndpoint = staffFactory.buildFileOf(operations.markFile, async ({ ctx, input }) => {
  const { bytes, extension, contentType } = await markFile(ctx, { id: input.id, bytes: input.file.data, mapping: input.mapping });
  return { bytes: Buffer.from(bytes), filename: `${names[ctx.locale]}.${extension}`, contentType };
});

export const saveMappingEndpoint = staffFactory.build(operations.saveMapping, ({ ctx, input }) => saveMapping(ctx, input));
