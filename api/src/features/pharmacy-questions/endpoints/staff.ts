import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { answerQuestionInput, askDoctorInput, pharmacyQuestion, pharmacyQuestionItems } from '@blattwerk/contract/pharmacy-questions/shapes';
import { id, listOf } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { doctorFactory, pharmacyFactory, staffFactory } from '../../../http/factories.ts';
import { audit, auditList } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { found } from '../../../kernel/failure.ts';
import { prescriptionsVisibleTo } from '../../prescriptions/public.ts';
import { answerQuestion, undoAnswer } from '../answer.service.ts';
import { askDoctor } from '../ask.service.ts';
import { presentQuestion } from '../pharmacy-questions.presenter.ts';
import { findQuestion, listQuestions, questionsOfPrescription } from '../pharmacy-questions.queries.ts';

const record = async (ctx: Ctx, questionId: string) => presentQuestion(found(await findQuestion(ctx, questionId), 'pharmacyQuestion.notFound'), ctx.actor);

export const askDoctorEndpoint = pharmacyFactory.build({
  operation: 'pharmacy-questions.ask',
  method: 'post',
  summary: 'The pharmacy asks the doctor; the prescription stays with it',
  input: askDoctorInput,
  output: pharmacyQuestion,
  handler: async ({ ctx, input: { id: prescriptionId, type, text } }) => record(ctx, await askDoctor(ctx, { prescriptionId, type, text })),
});

export const listQuestionsOfPrescriptionEndpoint = staffFactory.build({
  operation: 'pharmacy-questions.of-prescription',
  method: 'get',
  summary: 'What was asked and answered about a prescription, the newest first',
  isAudited: true,
  input: z.object({ id }),
  output: pharmacyQuestionItems,
  handler: async ({ ctx, input }) => {
    const known = prescriptionsVisibleTo(ctx.trx, ctx.actor).where('prescriptions.id', input.id);
    const row = found(await known.first<{ patientId: string } | undefined>('patientId'), 'prescription.not.found');
    const rows = await questionsOfPrescription(ctx, input.id);
    if (ctx.actor.role !== 'admin' && rows.length > 0)
      await audit(ctx, { action: 'pharmacy-question.read', objectType: 'prescription', objectId: input.id, patientId: row.patientId });
    return { items: rows.map((question) => presentQuestion(question, ctx.actor)) };
  },
});

export const listQuestionsEndpoint = staffFactory.build({
  operation: 'pharmacy-questions.list',
  method: 'get',
  summary: 'Questions about the own prescriptions and those of doctors who do not work; for administrators all, without health content',
  isAudited: true,
  input: listQuery,
  output: listOf(pharmacyQuestion),
  handler: async ({ ctx, input }) => {
    const { rows, total } = await listQuestions(ctx, input);
    const opened = ctx.actor.role === 'admin' ? [] : rows.map(({ patientId }) => patientId);
    await auditList(ctx, { action: 'prescription.list', objectType: 'prescription' }, opened);
    return { items: rows.map((row) => presentQuestion(row, ctx.actor)), total };
  },
});

export const readQuestionEndpoint = staffFactory.build({
  operation: 'pharmacy-questions.read',
  method: 'get',
  summary: 'One question with its answer',
  isAudited: true,
  input: z.object({ id }),
  output: pharmacyQuestion,
  handler: async ({ ctx, input }) => {
    const row = found(await findQuestion(ctx, input.id), 'pharmacyQuestion.notFound');
    const { prescriptionId: objectId, patientId } = row;
    if (ctx.actor.role !== 'admin') await audit(ctx, { action: 'pharmacy-question.read', objectType: 'prescription', objectId, patientId });
    return presentQuestion(row, ctx.actor);
  },
});

export const answerQuestionEndpoint = doctorFactory.build({
  operation: 'pharmacy-questions.answer',
  method: 'post',
  summary: 'Answer with words, a corrected version, a product in its place, or by taking the prescription back',
  input: answerQuestionInput,
  output: pharmacyQuestion,
  handler: async ({ ctx, input }) => {
    await answerQuestion(ctx, input);
    return record(ctx, input.id);
  },
});

export const undoAnswerEndpoint = doctorFactory.build({
  operation: 'pharmacy-questions.undo',
  method: 'post',
  summary: 'Take a new version back while it has not left',
  input: z.object({ id }),
  output: pharmacyQuestion,
  handler: async ({ ctx, input }) => {
    await undoAnswer(ctx, input.id);
    return record(ctx, input.id);
  },
});
