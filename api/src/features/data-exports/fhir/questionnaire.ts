import type { ExportedData } from '@blattwerk/contract/data-exports/exported-data';
import { lean, refer, type Resource } from './resource.ts';

interface Item {
  linkId: string;
  answer?: object[];
  item?: Item[];
}

const answerOf = (value: string | number | boolean): object => {
  if (typeof value === 'boolean') return { valueBoolean: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { valueInteger: value } : { valueDecimal: value };
  return { valueString: value };
};

const isPlain = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value) && value !== '';

/** Lists of plain values are several answers to one question; whatever is nested becomes a question below. */
const itemsOf = (answers: object, path = ''): Item[] =>
  Object.entries(answers).flatMap(([key, value]: [string, unknown]): Item[] => {
    const linkId = path ? `${path}.${key}` : key;
    if (isPlain(value)) return [{ linkId, answer: [answerOf(value)] }];
    if (Array.isArray(value) && value.length > 0 && value.every(isPlain)) return [{ linkId, answer: value.map(answerOf) }];
    if (typeof value === 'object' && value !== null) {
      const item = itemsOf(value, linkId);
      return item.length > 0 ? [{ linkId, item }] : [];
    }
    return [];
  });

export const questionnaireResources = ({ questionnaires, person }: ExportedData, baseUrl: string): Resource[] =>
  questionnaires.map((one) =>
    lean({
      resourceType: 'QuestionnaireResponse',
      id: one.id,
      questionnaire: `${baseUrl}/fhir/Questionnaire/health-state|${one.definition}`,
      status: one.status === 'complete' ? 'completed' : 'in-progress',
      subject: refer(person.id),
      author: refer(person.id),
      source: refer(person.id),
      authored: one.completedAt ?? one.updatedAt,
      item: itemsOf(one.answers),
    }),
  );
