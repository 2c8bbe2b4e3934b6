import type { ExportedData } from '@blattwerk/contract/data-exports/exported-data';
import { questionsOf } from '@blattwerk/contract/health-states/definition';
import { lean, refer, type Resource } from './resource.ts';

interface Item {
  linkId: string;
  /** The question in the words of its version. */
  text?: string;
  answer?: object[];
  item?: Item[];
}

const answerOf = (value: string | number | boolean): object => {
  if (typeof value === 'boolean') return { valueBoolean: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { valueInteger: value } : { valueDecimal: value };
  return { valueString: value };
};

const isPlain = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value) && value !== '';

/** The questions by their key, in the person's language. */
type Texts = ReadonlyMap<string, string>;

/** Lists of plain values are several answers to one question; whatever is nested becomes a question below. */
const itemsOf = (answers: object, texts: Texts, path = ''): Item[] =>
  Object.entries(answers).flatMap(([key, value]: [string, unknown]): Item[] => {
    const linkId = path ? `${path}.${key}` : key;
    const text = texts.get(linkId);
    const asked = { linkId, ...(text === undefined ? {} : { text }) };
    if (isPlain(value)) return [{ ...asked, answer: [answerOf(value)] }];
    if (Array.isArray(value) && value.length > 0 && value.every(isPlain)) return [{ ...asked, answer: value.map(answerOf) }];
    if (typeof value === 'object' && value !== null) {
      const item = itemsOf(value, texts, linkId);
      return item.length > 0 ? [{ ...asked, item }] : [];
    }
    return [];
  });

const textsOf = ({ questionnaireDefinitions, person }: ExportedData, version: number): Texts => {
  const questions = questionnaireDefinitions.filter((one) => one.version === version).flatMap(questionsOf);
  return new Map(questions.map(({ key, text }) => [key, text[person.locale === 'en' ? 'en' : 'de']]));
};

export const questionnaireResources = (data: ExportedData, baseUrl: string): Resource[] =>
  data.questionnaires.map((one) =>
    lean({
      resourceType: 'QuestionnaireResponse',
      id: one.id,
      questionnaire: `${baseUrl}/fhir/Questionnaire/health-state|${one.definition}`,
      status: one.status === 'complete' ? 'completed' : 'in-progress',
      subject: refer(data.person.id),
      author: refer(data.person.id),
      source: refer(data.person.id),
      authored: one.completedAt ?? one.updatedAt,
      item: itemsOf(one.answers, textsOf(data, one.definition)),
    }),
  );

/** What was entered for a follow-up that is not requested yet. */
export const followUpDraftResources = ({ followUpDrafts, person }: ExportedData, baseUrl: string): Resource[] =>
  followUpDrafts.map(({ id, savedAt, ...entries }) =>
    lean({
      resourceType: 'QuestionnaireResponse',
      id,
      questionnaire: `${baseUrl}/fhir/Questionnaire/follow-up`,
      status: 'in-progress',
      subject: refer(person.id),
      author: refer(person.id),
      source: refer(person.id),
      authored: savedAt,
      item: itemsOf(entries, new Map()),
    }),
  );
