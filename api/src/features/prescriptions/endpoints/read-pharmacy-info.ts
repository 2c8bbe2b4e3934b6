import { z } from 'zod';
import { prescriptionItems } from '@blattwerk/contract/prescriptions/shapes';
import { id } from '@blattwerk/contract/validation';
import { patientFactory } from '../../../http/factories.ts';
import { failure } from '../../../kernel/failure.ts';
import { presentToPatient } from '../prescriptions.presenter.ts';
import { prescriptionsOf } from '../prescriptions.queries.ts';

export const readPharmacyInfoEndpoint = patientFactory.build({
  operation: 'prescriptions.read-own',
  method: 'get',
  summary: 'The own prescriptions of a request: where they are and how far',
  input: z.object({ treatmentId: id }),
  output: prescriptionItems,
  handler: async ({ ctx, input }) => {
    const rows = await prescriptionsOf(ctx, [input.treatmentId]);
    if (rows.length === 0) throw failure('treatment.notFound');
    return { items: rows.map((row) => presentToPatient(row, ctx.locale)) };
  },
});
