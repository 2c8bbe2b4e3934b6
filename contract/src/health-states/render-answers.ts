import type { Locale } from '../errors.ts';
import type { Unit } from '../products/enums.ts';
import { answerAt, isAsked, isBlank, questionsOf, type Question, type QuestionnaireDefinition } from './definition.ts';
import { isStopped, type EarlierTherapy, type Medicine } from './medicines.ts';
import { missingAnswers, type HealthAnswers, type RequestedProduct } from './shapes.ts';

/** One line of an answer; `mark` is a word beside it, e.g. "not checked". */
export interface AnswerLine {
  text: string;
  mark?: string;
}
export interface AnswerRow {
  key: string;
  label: string;
  /** The question in the words of its version. */
  question: string;
  lines: AnswerLine[];
  isGiven: boolean;
}
export interface AnswerSection {
  key: string;
  title: string;
  rows: AnswerRow[];
}
/** What answers refer to by id: products of the catalogue. */
export type ProductNames = ReadonlyMap<string, { name: string; unit: Unit }>;

interface Reading {
  locale: Locale;
  answers: HealthAnswers;
  products: ProductNames;
}

const words = {
  de: {
    yes: 'Ja', no: 'Nein', open: 'noch offen', none: 'keine Angabe', of: (level: number) => `${level} von 10`, notChecked: 'nicht geprüft', stopped: 'abgesetzt',
    since: 'seit', until: 'bis', ruledOut: 'Trifft nicht auf mich zu', applies: 'Trifft zu', wish: 'Wunsch', doctorChooses: 'Die Ärztin oder der Arzt soll wählen',
    agreed: 'Bestätigt', notAgreed: 'Nicht bestätigt', unknownProduct: 'Produkt', pieces: 'Stück',
  },
  en: {
    yes: 'Yes', no: 'No', open: 'not answered yet', none: 'not stated', of: (level: number) => `${level} of 10`, notChecked: 'not checked', stopped: 'stopped',
    since: 'since', until: 'until', ruledOut: 'Does not apply to me', applies: 'Applies', wish: 'wish', doctorChooses: 'The doctor should choose',
    agreed: 'Confirmed', notAgreed: 'Not confirmed', unknownProduct: 'Product', pieces: 'pieces',
  },
} as const; // prettier-ignore

const numberIn = (value: number, locale: Locale): string => value.toLocaleString(locale === 'de' ? 'de-DE' : 'en-GB', { maximumFractionDigits: 2 });

/** `2024`, `2024-03` and `2024-03-05` as people write them; other words stay. */
const dateIn = (text: string, locale: Locale): string => {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text) ?? [];
  if (year === undefined) return text;
  return [day, month, year].filter((part) => part !== undefined).join(locale === 'de' && day !== undefined ? '.' : '/');
};

const medicineLine = (one: Medicine, locale: Locale): AnswerLine => {
  const text = words[locale];
  const known = [one.substance !== one.name ? one.substance : '', one.atc].filter(Boolean).join(', ');
  const parts = [
    known ? `${one.name} (${known})` : one.name,
    one.dose,
    one.frequency,
    one.since ? `${text.since} ${dateIn(one.since, locale)}` : '',
    one.stoppedAt ? `${text.until} ${dateIn(one.stoppedAt, locale)}` : '',
  ];
  const mark = isStopped(one) ? text.stopped : one.atc ? undefined : text.notChecked;
  return { text: parts.filter(Boolean).join(' · '), ...(mark ? { mark } : {}) };
};

const optionText = ({ options = [] }: Question, value: string, locale: Locale): string => options.find((one) => one.value === value)?.text[locale] ?? value;

const unitIn = (unit: Unit, locale: Locale): string => (unit === 'piece' ? words[locale].pieces : unit);

const productLine = (wished: RequestedProduct, { locale, products }: Reading): AnswerLine => {
  if ('wish' in wished) {
    const { strainName, amount } = wished.wish;
    return { text: [strainName, amount ? `${numberIn(amount, locale)} g` : ''].filter(Boolean).join(' · '), mark: words[locale].wish };
  }
  const { name, unit } = products.get(wished.productId) ?? { name: words[locale].unknownProduct, unit: 'g' };
  return { text: [name, wished.amount ? `${numberIn(wished.amount, locale)} ${unitIn(unit, locale)}` : ''].filter(Boolean).join(' · ') };
};

type Writer = (value: never, question: Question, reading: Reading) => AnswerLine[];

const plain = (text: string): AnswerLine[] => [{ text }];
const yesNo = (value: boolean | string, _: Question, { locale }: Reading): AnswerLine[] =>
  typeof value === 'string' ? plain(value) : plain(value ? words[locale].yes : words[locale].no);

const writers: Record<Question['kind'], Writer> = {
  'yes-no': yesNo,
  choice: (value: string, question, { locale }) => plain(optionText(question, value, locale)),
  choices: (value: string[], question, { locale }) => plain(value.map((one) => optionText(question, one, locale)).join(', ')),
  scale: (value: number, _, { locale }) => plain(words[locale].of(value)),
  number: (value: number, { unit = '' }, { locale }) => plain(`${numberIn(value, locale)} ${unit}`.trim()),
  text: (value: string) => plain(value),
  criterion: (value: boolean, _, { locale }) => plain(value ? words[locale].ruledOut : words[locale].applies),
  medicines: (value: Medicine[], _, { locale }) => value.map((one) => medicineLine(one, locale)),
  therapies: (value: EarlierTherapy[], question, { locale }) => value.map(({ name, result }) => ({ text: `${name}: ${optionText(question, result, locale)}` })),
  products: (value: RequestedProduct[], _, reading) => value.map((one) => productLine(one, reading)),
  amount: (value: number, _, { locale, answers }) => plain(`${numberIn(value, locale)} ${answers.usageType === 'oral' ? 'ml' : 'g'}`),
  agreement: (value: boolean, _, { locale }) => plain(value ? words[locale].agreed : words[locale].notAgreed),
  physician: (value: string | object) => plain(typeof value === 'string' ? value : Object.values(value).filter(Boolean).join(', ')),
};

const linesOf = (question: Question, reading: Reading, missing: readonly string[]): Pick<AnswerRow, 'lines' | 'isGiven'> => {
  const value = answerAt(reading.answers, question.key);
  const lines = isBlank(value) ? [] : writers[question.kind](value as never, question, reading).filter(({ text }) => text !== '');
  if (lines.length > 0) return { lines, isGiven: true };
  const { open, none, doctorChooses } = words[reading.locale];
  const empty = missing.includes(question.key) ? open : question.kind === 'products' ? doctorChooses : none;
  return { lines: plain(empty), isGiven: false };
};

/**
 * Answers as people read them, in the words of their version of the questionnaire: what the patient checks before sending, what the doctor reads, and
 * what the copy of the record holds. A question that was not asked and has no answer is left out. Pure.
 */
export const renderAnswers = (
  definition: QuestionnaireDefinition,
  answers: HealthAnswers,
  locale: Locale,
  products: ProductNames = new Map(),
): AnswerSection[] => {
  const missing = missingAnswers(answers);
  const reading = { locale, answers, products };
  return definition.steps.flatMap(({ key, title, questions }) => {
    const rows = questions
      .filter((question) => isAsked(question, answers) || !isBlank(answerAt(answers, question.key)))
      .map((question) => ({ key: question.key, label: question.label[locale], question: question.text[locale], ...linesOf(question, reading, missing) }));
    return rows.length === 0 ? [] : [{ key, title: title[locale], rows }];
  });
};

/** What a field of the answers is called; a field that is no question of this version keeps its own name. */
export const answerLabel = (definition: QuestionnaireDefinition, field: string, locale: Locale): string => {
  const exact = questionsOf(definition).find(({ key }) => key === field);
  if (exact) return exact.label[locale];
  return definition.steps.find(({ questions }) => questions.some(({ key }) => key.startsWith(`${field}.`)))?.title[locale] ?? field;
};

/** One field of the answers in words, e.g. a former value beside the present one; the empty list where there is none. Pure. */
export const renderField = (
  definition: QuestionnaireDefinition,
  field: string,
  answers: HealthAnswers,
  locale: Locale,
  products: ProductNames = new Map(),
): AnswerLine[] => {
  const reading = { locale, answers, products };
  return questionsOf(definition)
    .filter(({ key }) => key === field || key.startsWith(`${field}.`))
    .flatMap((question) => {
      const { lines, isGiven } = linesOf(question, reading, []);
      if (!isGiven) return [];
      return question.key === field ? lines : lines.map(({ text, ...rest }) => ({ text: `${question.label[locale]}: ${text}`, ...rest }));
    });
};
