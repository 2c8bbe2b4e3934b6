export { askDoctor, requestSubstitute } from './ask.service.ts';
export { presentQuestion } from './pharmacy-questions.presenter.ts';
export { countOpenQuestions, questionsOfPrescription, questionHits, questionList } from './pharmacy-questions.queries.ts';
export { deleteQuestionsOf } from './erasure.queries.ts';
