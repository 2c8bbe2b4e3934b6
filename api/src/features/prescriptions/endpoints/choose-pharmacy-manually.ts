import { manualPharmacyInput, prescriptionItems } from '@blattwerk/contract/prescriptions/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { chooseManually } from '../manual-pharmacy.service.ts';
import { presentToPatient } from '../prescriptions.presenter.ts';
import { prescriptionsOf } from '../prescriptions.queries.ts';

export const choosePharmacyManuallyEndpoint = patientFactory.build({
  operation: 'prescriptions.choose-manually',
  method: 'post',
  summary: 'Send the own prescriptions to a pharmacy that is not listed',
  input: manualPharmacyInput,
  output: prescriptionItems,
  handler: async ({ ctx, input }) => {
    await chooseManually(ctx, input);
    return { items: (await prescriptionsOf(ctx, [input.treatmentId])).map((row) => presentToPatient(row, ctx.locale)) };
  },
});
