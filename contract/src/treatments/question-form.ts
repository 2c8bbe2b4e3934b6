import { messageLimits, type FormAnswer, type FormField, type FormValue, type QuestionForm } from './message-shapes.ts';

const isEmpty = (value: FormValue | undefined): value is undefined | '' => value === undefined || (typeof value === 'string' && value.trim() === '');

const isWithin = ({ min, max }: Extract<FormField, { kind: 'number' }>, value: number): boolean =>
  Number.isFinite(value) && value >= (min ?? -Infinity) && value <= (max ?? Infinity);

const fits = (field: FormField, value: FormValue): boolean => {
  if (field.kind === 'yes-no') return typeof value === 'boolean';
  if (field.kind === 'number') return typeof value === 'number' && isWithin(field, value);
  if (field.kind === 'choice') return typeof value === 'string' && field.options.includes(value);
  return typeof value === 'string' && value.trim().length <= messageLimits.answerLength;
};

interface FilledForm {
  /** Required fields without a value. */
  missing: string[];
  /** Values that do not fit their field, or that no field asks for. */
  invalid: string[];
  answers: FormAnswer[];
}

/** What was entered, read against the form. Both sides ask it: the page before it sends, the server before it stores. Pure. */
export const readForm = (form: QuestionForm, given: Readonly<Record<string, FormValue>>): FilledForm => {
  const filled: FilledForm = { missing: [], invalid: Object.keys(given).filter((id) => !form.some((field) => field.id === id)), answers: [] };
  for (const field of form) {
    const value = given[field.id];
    if (isEmpty(value)) {
      if (field.isRequired) filled.missing.push(field.id);
    } else if (fits(field, value)) {
      const unit = field.kind === 'number' ? (field.unit ?? null) : null;
      filled.answers.push({ id: field.id, kind: field.kind, label: field.label, unit, value: typeof value === 'string' ? value.trim() : value });
    } else filled.invalid.push(field.id);
  }
  return filled;
};
