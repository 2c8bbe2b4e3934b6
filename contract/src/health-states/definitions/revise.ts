import type { Question, QuestionnaireDefinition, Words } from '../definition.ts';

interface Revision {
  version: number;
  publishedAt: string;
  /** Questions that are no longer asked, by key. */
  without?: readonly string[];
  /** New questions, each behind the one whose key it stands at. */
  after?: Readonly<Record<string, readonly Question[]>>;
  /** What is different about questions that stay. */
  changes?: Readonly<Record<string, Partial<Question>>>;
  why?: Readonly<Record<string, Words>>;
}

/** The next version as what differs from the one before. Keys that the former version does not have are an error. Pure. */
export const revise = (
  former: QuestionnaireDefinition,
  { version, publishedAt, without = [], after = {}, changes = {}, why = {} }: Revision,
): QuestionnaireDefinition => {
  const known = new Set([
    ...former.steps.flatMap(({ questions }) => questions.map(({ key }) => key)),
    ...Object.values(after)
      .flat()
      .map(({ key }) => key),
  ]);
  const unknown = [...without, ...Object.keys(after), ...Object.keys(changes), ...Object.keys(why)].filter((key) => !known.has(key));
  if (unknown.length > 0) throw new TypeError(`version ${version} changes questions that do not exist: ${unknown.join(', ')}`);
  const revised = (question: Question): Question => ({ ...question, ...changes[question.key], ...(why[question.key] ? { why: why[question.key] } : {}) });
  const steps = former.steps.map((step) => ({
    ...step,
    questions: step.questions.flatMap((question) => [...(without.includes(question.key) ? [] : [question]), ...(after[question.key] ?? [])]).map(revised),
  }));
  return { version, publishedAt, steps };
};
