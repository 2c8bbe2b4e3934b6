import type { FormFieldKind, FormInput } from '@blattwerk/contract/treatments/message-shapes';

/** A field as it is written; what its kind does not have is left out when it is sent. */
export interface FieldDraft {
  kind?: FormFieldKind;
  label?: string;
  isRequired?: boolean;
  /** One answer a line. */
  options?: string;
  unit?: string;
  min?: number | null;
  max?: number | null;
}

export const optionsOf = (lines: string | undefined): string[] =>
  [...new Set((lines ?? '').split('\n').map((line) => line.trim()))].filter((line) => line !== '');

/** The form that is sent. */
export const toForm = (drafts: readonly FieldDraft[]): FormInput =>
  drafts.map(({ kind = 'yes-no', label = '', isRequired = true, options, unit, min, max }) => {
    const common = { label, isRequired };
    if (kind === 'choice') return { kind, ...common, options: optionsOf(options) };
    if (kind === 'number') return { kind, ...common, unit: unit?.trim() || null, min: min ?? null, max: max ?? null };
    return { kind, ...common };
  });
