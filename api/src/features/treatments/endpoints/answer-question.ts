import { answerInput, patientTreatment } from '@blattwerk/contract/treatments/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { presentPatientTreatment } from '../patient-treatment.presenter.ts';
import { findOwnTreatment } from '../patient-treatments.queries.ts';
import { answerQuestion } from '../treatments.service.ts';

export const answerQuestionEndpoint = patientFactory.build({
  operation: 'treatments.answer',
  method: 'post',
  summary: 'Answer the doctor’s open question',
  input: answerInput,
  output: patientTreatment,
  handler: async ({ ctx, input }) => {
    await answerQuestion(ctx, input.id, input.text);
    return presentPatientTreatment(await findOwnTreatment(ctx, input.id), ctx.locale);
  },
});
