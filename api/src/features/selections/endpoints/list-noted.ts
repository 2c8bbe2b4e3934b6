import { notedProducts } from '@blattwerk/contract/selections/noted';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { readNoted } from '../noted.service.ts';

export const listNotedEndpoint = patientFactory.build({
  operation: 'selections.noted',
  method: 'get',
  summary: 'What the caller noted for the next request, on any device',
  input: z.object({}),
  output: notedProducts,
  handler: ({ ctx }) => readNoted(ctx),
});
