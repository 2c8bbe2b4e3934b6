import { z } from 'zod';
import { patientTreatment } from '@blattwerk/contract/treatments/shapes';
import { id } from '@blattwerk/contract/validation';
import { patientFactory } from '../../../http/factories.ts';
import { presentPatientTreatment } from '../patient-treatment.presenter.ts';
import { findOwnTreatment } from '../patient-treatments.queries.ts';
import { cancelTreatment } from '../treatments.service.ts';

export const cancelTreatmentEndpoint = patientFactory.build({
  operation: 'treatments.cancel',
  method: 'post',
  summary: 'Withdraw a request before the decision; a paid deposit goes back by itself',
  input: z.object({ id }),
  output: patientTreatment,
  handler: async ({ ctx, input }) => {
    await cancelTreatment(ctx, input.id);
    return presentPatientTreatment(await findOwnTreatment(ctx, input.id), ctx.locale);
  },
});
