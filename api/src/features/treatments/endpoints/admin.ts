import * as operations from '@blattwerk/contract/treatments/operations';
import { adminFactory } from '../../../http/factories.ts';
import { openFile } from '../../files/public.ts';
import { breakGlass, breakGlassDocument } from '../treatment-record.ts';

export const breakGlassEndpoint = adminFactory.build(operations.breakGlass, ({ ctx, input }) => breakGlass(ctx, input.id, input.reason));

export const breakGlassDocumentEndpoint = adminFactory.buildFile(
  operations.breakGlassDocument,
  async ({ ctx, input }) => openFile(ctx, await breakGlassDocument(ctx, input)),
  { isAudited: true },
);
