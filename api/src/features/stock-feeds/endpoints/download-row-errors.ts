import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { downloadRowErrors } from '../runs/row-errors.service.ts';

export const downloadRowErrorsEndpoint = staffFactory.buildFile({
  operation: 'feed-runs.download-row-errors',
  summary: 'The faulty rows of an import as a table for a spreadsheet',
  input: z.object({ id }),
  handler: ({ ctx, input }) => downloadRowErrors(ctx, input.id),
});
