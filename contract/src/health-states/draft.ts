import { z } from 'zod';
import { id, instant, text } from '../validation.ts';
import { questionnaireDefinition, questionsOf, type DefinitionStep, type Question } from './definition.ts';

const wordsUpTo = (max: number) => z.strictObject({ de: text(1, max), en: text(1, max) });
const title = wordsUpTo(300);
const paragraph = wordsUpTo(600);

/** The words of a step; what is left out stays. */
export const stepWords = z.strictObject({ key: z.string(), title, why: paragraph });
export type StepWords = z.output<typeof stepWords>;

/** The words of a question. Help and "why we ask" may be taken away with null; choices keep their values and their order. */
export const questionWords = z.strictObject({
  key: z.string(),
  text: title,
  label: title,
  help: paragraph.nullable(),
  why: paragraph.nullable(),
  options: z.array(z.strictObject({ value: z.string(), text: title, hint: title.nullable() })).optional(),
  ends: z.strictObject({ low: title, high: title }).optional(),
});
export type QuestionWords = z.output<typeof questionWords>;

/** New words for the questions of the newest version. What is asked, of whom and in which order stays as it is. */
export const questionnaireDraft = z.object({
  id,
  basedOn: z.int(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
  /** How many steps and questions read otherwise than in the version that the draft was made from. */
  changeCount: z.int(),
  abilities: z.array(z.enum(['update', 'publish', 'discard'])),
  definition: questionnaireDefinition,
});
export type QuestionnaireDraft = z.output<typeof questionnaireDraft>;

export const questionnaireDraftRow = questionnaireDraft.omit({ definition: true, abilities: true });
export type QuestionnaireDraftRow = z.output<typeof questionnaireDraftRow>;

export const editDraftInput = z.object({ id, version: z.int(), step: stepWords.optional(), question: questionWords.optional() });
export type EditDraftInput = z.output<typeof editDraftInput>;

const given = <T>(name: string, value: T | null | undefined): Record<string, T> => (value === null || value === undefined ? {} : { [name]: value });

const sameValues = (question: Question, { options }: QuestionWords): boolean =>
  JSON.stringify((question.options ?? []).map(({ value }) => value)) === JSON.stringify((options ?? []).map(({ value }) => value));

const reworded = (question: Question, words: QuestionWords): Question | undefined => {
  if (!sameValues(question, words) || (question.ends === undefined) !== (words.ends === undefined)) return undefined;
  const { help: _help, why: _why, ...rest } = question;
  const options = words.options?.map(({ hint, ...option }) => ({ ...option, ...given('hint', hint) }));
  return {
    ...rest,
    ...{ text: words.text, label: words.label },
    ...given('help', words.help),
    ...given('why', words.why),
    ...given('options', question.options === undefined ? undefined : options),
    ...given('ends', words.ends),
  };
};

/** The steps with other words; undefined where the words belong to no step or question, or to other choices. Pure. */
export const withWords = (steps: readonly DefinitionStep[], { step, question }: Pick<EditDraftInput, 'step' | 'question'>): DefinitionStep[] | undefined => {
  const asked = steps.flatMap(({ questions }) => questions).find(({ key }) => key === question?.key);
  const changed = asked && question ? reworded(asked, question) : undefined;
  if (question && !changed) return undefined;
  if (step && !steps.some(({ key }) => key === step.key)) return undefined;
  return steps.map((one) => ({
    ...one,
    ...(one.key === step?.key ? { title: step.title, why: step.why } : {}),
    questions: one.questions.map((each) => (changed && each.key === changed.key ? changed : each)),
  }));
};

const plain = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted()) : part));
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** How many steps and questions read otherwise. Pure. */
export const countChanges = (before: readonly DefinitionStep[], after: readonly DefinitionStep[]): number => {
  const partsOf = (steps: readonly DefinitionStep[]): Map<string, string> =>
    new Map([
      ...steps.map(({ key, title: heading, why }): [string, string] => [`step ${key}`, plain({ heading, why })]),
      ...questionsOf({ version: 1, publishedAt: '', steps: [...steps] }).map((question): [string, string] => [question.key, plain(question)]),
    ]);
  const former = partsOf(before);
  return [...partsOf(after)].filter(([key, words]) => former.get(key) !== words).length;
};
