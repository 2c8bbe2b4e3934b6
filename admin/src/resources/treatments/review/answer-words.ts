import type { AnswerField } from '@blattwerk/contract/health-states/shapes';

export type Translate = (key: string) => string;

/** Which enumeration the values of an answer come from. */
const enumOf: Partial<Record<AnswerField, string>> = { symptoms: 'symptom', symptomsDuration: 'symptomsDuration', usageType: 'usageType' };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const wishWords = (wish: Record<string, unknown>, t: Translate): string => {
  const amount = typeof wish['amount'] === 'number' ? `${String(wish['amount'])} g` : '';
  const genetics = typeof wish['genetics'] === 'string' ? t(`enum.genetics.${wish['genetics']}`) : '';
  return [String(wish['strainName'] ?? ''), amount, genetics].filter((part) => part !== '').join(', ');
};

/** An answer of the questionnaire in words; the empty string when there is none. */
export const answerWords = (field: string, value: unknown, t: Translate): string => {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
  const type = enumOf[field as AnswerField];
  if (Array.isArray(value)) return value.map((item: unknown) => answerWords(field, item, t)).join(', ');
  if (isRecord(value)) {
    if (isRecord(value['wish'])) return wishWords(value['wish'], t);
    if (typeof value['name'] === 'string' && field === 'requestedProducts') return value['name'];
    return Object.entries(value)
      .filter(([, part]) => part !== null && part !== undefined && part !== '')
      .map(([key, part]) =>
        field === 'criteriaConfirm' ? `${t(`enum.criterion.${key}`)}: ${t(part === true ? 'review.ruledOut' : 'review.applies')}` : String(part),
      )
      .join(', ');
  }
  return type === undefined ? String(value) : t(`enum.${type}.${String(value)}`);
};
