import { zodResolver } from '@hookform/resolvers/zod';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '../api/api-error.ts';
import { failureText } from '../api/failure-text.ts';
import type { Locale } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { fieldText, issueText } from './field-text.ts';

export interface ShapeForm<In extends FieldValues, Out> extends UseFormReturn<In, unknown, Out> {
  /** What is wrong with a field, in the page's language. */
  errorOf: (path: Path<In>) => string | undefined;
  /** Puts the server's findings beside their fields, and codes that are about one field beside that one; false when there was none. */
  showServerErrors: (error: unknown, codes?: Partial<Record<string, Path<In>>>) => boolean;
}

const messageAt = (errors: unknown, path: string): string | undefined => {
  let at: unknown = errors;
  for (const key of path.split('.')) at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined;
  const message = (at as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
};

/** A form over one shape of the contract: the same rules as on the server, checked on leaving a field. */
export const useShapeForm = <S extends z.ZodType<FieldValues, FieldValues>>(
  shape: S,
  defaultValues: DefaultValues<z.input<S>>,
): ShapeForm<z.input<S>, z.output<S>> => {
  const locale: Locale = useLocale();
  const form = useForm<z.input<S>, unknown, z.output<S>>({ resolver: zodResolver(shape, { error: issueText(locale) }), defaultValues, mode: 'onTouched' });
  const errorOf = (path: Path<z.input<S>>) => fieldText(messageAt(form.formState.errors, path), locale);
  const showServerErrors = (error: unknown, codes: Partial<Record<string, Path<z.input<S>>>> = {}): boolean => {
    if (!(error instanceof ApiError)) return false;
    const named = codes[error.code];
    const fields = named ? [{ path: named, message: failureText(error, locale) }] : error.fields;
    for (const field of fields) form.setError(field.path as Path<z.input<S>>, { message: field.message }, { shouldFocus: field === fields[0] });
    return fields.length > 0;
  };
  return { ...form, errorOf, showServerErrors };
};
