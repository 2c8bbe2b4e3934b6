import { notedInput, notedProducts } from '@blattwerk/contract/selections/noted';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { keepNoted, readNoted } from '../noted.service.ts';

export const keepNotedEndpoint = patientFactory.build({
  operation: 'selections.keep-noted',
  method: 'post',
  summary: 'Keep what the caller noted for the next request, in place of what was noted before',
  input: notedInput,
  output: notedProducts,
  handler: ({ ctx, input }) => keepNoted(ctx, input.items),
});

export const listNotedEndpoint = patientFactory.build({
  operation: 'selections.noted',
  method: 'get',
  summary: 'What the caller noted for the next request, on any device',
  input: z.object({}),
  output: notedProducts,
  handler: ({ ctx }) => readNoted(ctx),
});
