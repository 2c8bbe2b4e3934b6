import { z } from 'zod';
import { publicFactory } from '../../../http/factories.ts';
import { readPlate } from '../plate.service.ts';

/** A day fresh, then asked for again by its mark, which Express answers with 304. */
const cacheFor = 'max-age=86400, stale-while-revalidate=604800';

export const readPlateEndpoint = publicFactory.build({
  operation: 'products.plate',
  method: 'get',
  summary: 'A product’s picture',
  input: z.object({ slug: z.string().max(200) }),
  output: z.object({}),
  handler: async ({ ctx, input, response }) => {
    const { svg, isPublic } = await readPlate(ctx, input.slug);
    response
      .set('Cache-Control', `${isPublic ? 'public' : 'private'}, ${cacheFor}`)
      .type('image/svg+xml')
      .send(svg);
    return {};
  },
});
