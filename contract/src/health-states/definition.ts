import { z } from 'zod';
import { id, instant } from '../validation.ts';

const words = z.object({ de: z.string().min(1), en: z.string().min(1) });
export type Words = z.output<typeof words>;

/** How a question is answered; forms and answer sheets choose their field and their words by it. */
export const questionKinds = [
  'yes-no',
  'choice',
  'choices',
  'scale',
  'number',
  'text',
  'criterion',
  'medicines',
  'therapies',
  'products',
  'amount',
  'agreement',
  'physician',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** When a question is asked: another one has this answer, or one of several answers, or any. */
const condition = z.union([
  z.object({ field: z.string(), is: z.union([z.boolean(), z.string()]) }),
  z.object({ field: z.string(), has: z.string() }),
  z.object({ field: z.string(), isGiven: z.literal(true) }),
]);

const question = z.object({
  /** The path of the answer: `symptoms`, or `criteriaConfirm.heart`. */
  key: z.string(),
  kind: z.enum(questionKinds),
  /** As the patient is asked, and its short name where answers are listed. */
  text: words,
  label: words,
  help: words.optional(),
  /** Why we ask. */
  why: words.optional(),
  options: z.array(z.object({ value: z.string(), text: words, hint: words.optional() })).optional(),
  /** What the two ends of a scale mean. */
  ends: z.object({ low: words, high: words }).optional(),
  unit: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  when: condition.optional(),
});
export type Question = z.output<typeof question>;

const step = z.object({ key: z.string(), minutes: z.int(), title: words, why: words, questions: z.array(question) });
export type DefinitionStep = z.output<typeof step>;

/**
 * One version of the questionnaire. A published one is frozen: each stored questionnaire names its version, and its answers are shown with the words
 * of that version. What an answer may hold, and which are needed, says `shapes.ts`.
 */
export const questionnaireDefinition = z.object({ version: z.int(), publishedAt: instant, steps: z.array(step) });
export type QuestionnaireDefinition = z.output<typeof questionnaireDefinition>;

export const definitionQuery = z.object({ version: z.coerce.number().int().min(1).optional() });

export const questionsOf = ({ steps }: QuestionnaireDefinition): Question[] => steps.flatMap(({ questions }) => questions);

/** The answer to a question: `criteriaConfirm.heart` lies one level down. */
export const answerAt = (answers: object, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((value, part) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined), answers);

export const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether a question is asked, given the other answers. */
export const isAsked = ({ when }: Question, answers: object): boolean => {
  if (!when) return true;
  const value = answerAt(answers, when.field);
  if ('is' in when) return value === when.is;
  return 'has' in when ? Array.isArray(value) && value.includes(when.has) : !isBlank(value);
};

/** A published version in the back office: administrators read it, nothing changes it. */
export const questionnaireRow = z.object({
  id,
  version: z.int(),
  publishedAt: instant,
  stepCount: z.int(),
  questionCount: z.int(),
});
export type QuestionnaireRow = z.output<typeof questionnaireRow>;
export const questionnaireRecord = questionnaireRow.extend({ abilities: z.array(z.never()), definition: questionnaireDefinition });
export type QuestionnaireRecord = z.output<typeof questionnaireRecord>;
