import { z } from 'zod';
import { wishedProduct } from '@blattwerk/contract/treatments/shapes';
import { id } from '@blattwerk/contract/validation';
import { patientFactory } from '../../../http/factories.ts';
import { presentWished } from '../patient-treatment.presenter.ts';
import { findOwnTreatment } from '../patient-treatments.queries.ts';

export const listTreatmentProductsEndpoint = patientFactory.build({
  operation: 'treatments.products',
  method: 'get',
  summary: 'The products that one of the own requests asks for',
  input: z.object({ treatmentId: id }),
  output: z.object({ items: z.array(wishedProduct), total: z.int() }),
  handler: async ({ ctx, input }) => {
    const items = (await findOwnTreatment(ctx, input.treatmentId)).products.map(presentWished);
    return { items, total: items.length };
  },
});
