import { z } from 'zod';
import { patientTreatments } from '@blattwerk/contract/treatments/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { presentPatientTreatment } from '../patient-treatment.presenter.ts';
import { listOwnTreatments } from '../patient-treatments.queries.ts';

export const listOwnTreatmentsEndpoint = patientFactory.build({
  operation: 'treatments.list-own',
  method: 'get',
  summary: 'The own treatment requests, the newest first',
  input: z.object({}),
  output: patientTreatments,
  handler: async ({ ctx }) => {
    const items = (await listOwnTreatments(ctx)).map((view) => presentPatientTreatment(view, ctx.locale));
    return { items, total: items.length };
  },
});
