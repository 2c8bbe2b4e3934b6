import type { FormField, FormValue, QuestionForm } from '@blattwerk/contract/treatments/message-shapes';

/** What stands in the fields, as it was typed or chosen. */
export type FormEntries = Readonly<Record<string, string>>;

/** "72,5" and "72.5" are the same number; anything else is none. */
const readNumber = (text: string): number => (/^[+-]?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN);

const valueOf = (field: FormField, entered: string): FormValue => {
  if (field.kind === 'yes-no') return entered === 'yes';
  return field.kind === 'number' ? readNumber(entered) : entered;
};

/** What was entered, as the values that the contract knows; empty fields are left out. */
export const valuesOf = (form: QuestionForm, entries: FormEntries): Record<string, FormValue> =>
  Object.fromEntries(
    form.flatMap((field) => {
      const entered = entries[field.id]?.trim() ?? '';
      return entered === '' ? [] : [[field.id, valueOf(field, entered)]];
    }),
  );
