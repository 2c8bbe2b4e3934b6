import * as operations from '@blattwerk/contract/pharmacy-questions/operations';
import { doctorFactory, pharmacyFactory, staffFactory } from '../../../http/factories.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { found } from '../../../kernel/failure.ts';
import { prescriptionsVisibleTo } from '../../prescriptions/public.ts';
import { answerQuestion, undoAnswer } from '../answer.service.ts';
import { askDoctor } from '../ask.service.ts';
import { presentQuestion } from '../pharmacy-questions.presenter.ts';
import { findQuestion, listQuestions, questionsOfPrescription } from '../pharmacy-questions.queries.ts';

const record = async (ctx: Ctx, questionId: string) => presentQuestion(await findQuestion(ctx, questionId), ctx.actor);

export const askDoctorEndpoint = pharmacyFactory.build(operations.askDoctor, async ({ ctx, input: { id: prescriptionId, type, text } }) =>
  record(ctx, await askDoctor(ctx, { prescriptionId, type, text })),
);

export const listQuestionsOfPrescriptionEndpoint = staffFactory.build(
  operations.listQuestionsOfPrescription,
  async ({ ctx, input }) => {
    const known = prescriptionsVisibleTo(ctx.trx, ctx.actor).where('prescriptions.id', input.id);
    const row = found(await known.first<{ patientId: string } | undefined>('patientId'), 'prescription.not.found');
    const rows = await questionsOfPrescription(ctx, input.id);
    if (ctx.actor.role !== 'admin' && rows.length > 0)
      await audit(ctx, { action: 'pharmacy-question.read', objectType: 'prescription', objectId: input.id, patientId: row.patientId });
    return { items: rows.map((question) => presentQuestion(question, ctx.actor)) };
  },
  { isAudited: true },
);

export const listQuestionsEndpoint = staffFactory.build(operations.listQuestions, ({ ctx, input }) => listQuestions(ctx, input), { isAudited: true });

export const readQuestionEndpoint = staffFactory.build(
  operations.readQuestion,
  async ({ ctx, input }) => {
    const row = await findQuestion(ctx, input.id);
    const { prescriptionId: objectId, patientId } = row;
    if (ctx.actor.role !== 'admin') await audit(ctx, { action: 'pharmacy-question.read', objectType: 'prescription', objectId, patientId });
    return presentQuestion(row, ctx.actor);
  },
  { isAudited: true },
);

export const answerQuestionEndpoint = doctorFactory.build(operations.answerQuestion, async ({ ctx, input }) => {
  await answerQuestion(ctx, input);
  return record(ctx, input.id);
});

export const undoAnswerEndpoint = doctorFactory.build(operations.undoAnswer, async ({ ctx, input }) => {
  await undoAnswer(ctx, input.id);
  return record(ctx, input.id);
});
