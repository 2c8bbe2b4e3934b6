import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { requestedSubstitute } from '../prescriptions/supply.ts';
import { id } from '../validation.ts';
import { answerQuestionInput, askDoctorInput, pharmacyQuestion, pharmacyQuestionItems } from './shapes.ts';

export const listQuestions = operation({
  id: 'pharmacy-questions.list',
  method: 'get',
  path: '/backoffice/pharmacy-questions',
  summary: 'Questions about the own prescriptions and those of doctors who do not work; for administrators all, without health content',
  input: listQuery,
  answer: recordList(pharmacyQuestion),
});

export const readQuestion = operation({
  id: 'pharmacy-questions.read',
  method: 'get',
  path: '/backoffice/pharmacy-questions/:id',
  summary: 'One question with its answer',
  input: z.object({ id }),
  answer: pharmacyQuestion,
  errors: ['pharmacyQuestion.notFound'],
});

export const answerQuestion = operation({
  id: 'pharmacy-questions.answer',
  method: 'post',
  path: '/backoffice/pharmacy-questions/:id/answer',
  summary: 'Answer with words, a corrected version, a product in its place, or by taking the prescription back',
  input: answerQuestionInput,
  answer: pharmacyQuestion,
  errors: [
    'doctor.foreignLicence',
    'doctor.profileIncomplete',
    'pharmacyQuestion.lineRequired',
    'pharmacyQuestion.notFound',
    'pharmacyQuestion.notOpen',
    'pharmacyQuestion.textRequired',
    'prescription.alreadyDispensed',
    'prescription.cantProcessed',
    'prescription.not.found',
    'prescription.repeatsOutlast',
    'prescription.tooManyRepeats',
    'product.notFound',
    'treatment.contactRequired',
    'treatment.medication.empty',
    'treatment.overrideReasonRequired',
  ],
});

export const undoAnswer = operation({
  id: 'pharmacy-questions.undo',
  method: 'post',
  path: '/backoffice/pharmacy-questions/:id/undo',
  summary: 'Take a new version back while it has not left',
  input: z.object({ id }),
  answer: pharmacyQuestion,
  errors: ['pharmacyQuestion.notFound', 'pharmacyQuestion.undoTooLate'],
});

export const askDoctor = operation({
  id: 'pharmacy-questions.ask',
  method: 'post',
  path: '/backoffice/prescriptions/:id/question',
  summary: 'The pharmacy asks the doctor; the prescription stays with it',
  input: askDoctorInput,
  answer: pharmacyQuestion,
  errors: ['pharmacyQuestion.alreadyOpen', 'pharmacyQuestion.notFound', 'prescription.cantProcessed', 'prescription.not.found'],
});

export const listQuestionsOfPrescription = operation({
  id: 'pharmacy-questions.of-prescription',
  method: 'get',
  path: '/backoffice/prescriptions/:id/questions',
  summary: 'What was asked and answered about a prescription, the newest first',
  input: z.object({ id }),
  answer: pharmacyQuestionItems,
  errors: ['prescription.not.found'],
});

export const requestSubstitute = operation({
  id: 'pharmacy-questions.request-substitute',
  method: 'post',
  path: '/clients/prescriptions/:id/substitute-request',
  summary: 'Ask the doctor for something in place of what is sold out; one question at a time',
  input: z.object({ id }),
  answer: requestedSubstitute,
  errors: ['pharmacyQuestion.alreadyOpen', 'pharmacyQuestion.notSoldOut', 'prescription.cantProcessed', 'prescription.not.found'],
});
