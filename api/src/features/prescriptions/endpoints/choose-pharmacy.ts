import { choosePharmacyInput, prescriptionItems } from '@blattwerk/contract/prescriptions/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { choosePharmacy } from '../pharmacy-choice.service.ts';
import { presentToPatient } from '../prescriptions.presenter.ts';
import { prescriptionsOf } from '../prescriptions.queries.ts';

export const choosePharmacyEndpoint = patientFactory.build({
  operation: 'prescriptions.choose-pharmacy',
  method: 'post',
  summary: 'Send the own prescriptions to a pharmacy',
  input: choosePharmacyInput,
  output: prescriptionItems,
  handler: async ({ ctx, input }) => {
    await choosePharmacy(ctx, input);
    return { items: (await prescriptionsOf(ctx, [input.treatmentId])).map((row) => presentToPatient(row, ctx.locale)) };
  },
});
