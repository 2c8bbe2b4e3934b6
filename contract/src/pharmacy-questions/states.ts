import { defineStates } from '../state-table.ts';

export const questionStatuses = ['open', 'held', 'answered', 'closed'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];
export type QuestionAction = 'hold' | 'undo' | 'answer' | 'close';

/** A question is open until it is answered. An answer with a new version is pending (`held`) while it can be undone. `closed`: the prescription has moved on. */
export const questionStates = defineStates<QuestionStatus, QuestionAction>({
  states: questionStatuses,
  initial: 'open',
  actions: {
    hold: { from: ['open'], to: 'held' },
    undo: { from: ['held'], to: 'open' },
    answer: { from: ['open', 'held'], to: 'answered' },
    close: { from: ['open', 'held'], to: 'closed' },
  },
  refusal: (action) => (action === 'undo' ? 'pharmacyQuestion.undoTooLate' : 'pharmacyQuestion.notOpen'),
});

export const questionTypes = ['not-available', 'dose-unclear', 'amount', 'doubt', 'other'] as const;
export type QuestionType = (typeof questionTypes)[number];
export const answerActions = ['answer', 'correct', 'substitute', 'revoke'] as const;
export type AnswerAction = (typeof answerActions)[number];
