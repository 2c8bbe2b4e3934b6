import { prescriptionItems, recallInput } from '@blattwerk/contract/prescriptions/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { presentToPatient } from '../prescriptions.presenter.ts';
import { prescriptionsOf } from '../prescriptions.queries.ts';
import { recallPrescriptions } from '../recall.service.ts';

export const recallPrescriptionsEndpoint = patientFactory.build({
  operation: 'prescriptions.recall',
  method: 'post',
  summary: 'Take back the own prescriptions of a request that no pharmacy has accepted yet',
  input: recallInput,
  output: prescriptionItems,
  handler: async ({ ctx, input }) => {
    await recallPrescriptions(ctx, input.treatmentId);
    return { items: (await prescriptionsOf(ctx, [input.treatmentId])).map((row) => presentToPatient(row, ctx.locale)) };
  },
});
