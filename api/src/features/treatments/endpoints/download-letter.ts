import { z } from 'zod';
import { id } from '@blattwerk/contract/validation';
import { doctorFactory } from '../../../http/factories.ts';
import { openFile } from '../../files/public.ts';
import { openLetter } from '../certificates.queries.ts';

export const downloadIssuedLetterEndpoint = doctorFactory.buildFile({
  operation: 'certificates.download',
  summary: 'The medical letter that the doctor wrote, as PDF',
  isAudited: true,
  input: z.object({ id }),
  handler: async ({ ctx, input }) => openFile(ctx, await openLetter(ctx, input.id)),
});
