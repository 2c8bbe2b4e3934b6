import { z } from 'zod';
import { patientTreatment } from '@blattwerk/contract/treatments/shapes';
import { id } from '@blattwerk/contract/validation';
import { patientFactory } from '../../../http/factories.ts';
import { presentPatientTreatment } from '../patient-treatment.presenter.ts';
import { findOwnTreatment } from '../patient-treatments.queries.ts';

export const readOwnTreatmentEndpoint = patientFactory.build({
  operation: 'treatments.read-own',
  method: 'get',
  summary: 'One of the own treatment requests',
  input: z.object({ id }),
  output: patientTreatment,
  handler: async ({ ctx, input }) => presentPatientTreatment(await findOwnTreatment(ctx, input.id), ctx.locale),
});
