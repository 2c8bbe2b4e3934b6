import { notedInput, notedProducts } from '@blattwerk/contract/selections/noted';
import { patientFactory } from '../../../http/factories.ts';
import { keepNoted } from '../noted.service.ts';

export const keepNotedEndpoint = patientFactory.build({
  operation: 'selections.keep-noted',
  method: 'post',
  summary: 'Keep what the caller noted for the next request, in place of what was noted before',
  input: notedInput,
  output: notedProducts,
  handler: ({ ctx, input }) => keepNoted(ctx, input.items),
});
