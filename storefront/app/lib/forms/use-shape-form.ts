import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldError, FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { get, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '../api/api-error.ts';
import { failureText } from '../api/failure-text.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { fieldText, issueText } from './field-text.ts';
import { focusFirstInvalid } from './first-invalid.ts';

type Shape = z.ZodType<FieldValues, FieldValues>;

/** A form of react-hook-form, with its errors in the page's language. */
export interface ShapeForm<In extends FieldValues, Out = In> extends UseFormReturn<In, unknown, Out> {
  errorOf: (name: FieldPath<In>) => string | undefined;
  /** Puts the server's findings beside their fields, and codes that are about one field beside that one; false when there was none. */
  showServerErrors: (error: unknown, codes?: Partial<Record<string, FieldPath<In>>>) => boolean;
}

export type FormOf<S extends Shape> = ShapeForm<z.input<S>, z.output<S>>;

/** When the rules first speak: once a field has been left, or, where a form asks one thing, not before it is sent. */
type Mode = 'onTouched' | 'onSubmit';

const fromServer = 'server';

const errorAt = (errors: FieldErrors, name: string): FieldError | undefined => get(errors, name) as FieldError | undefined;

/** For a field that says nothing when it is left empty. */
export const emptyIsNone = { setValueAs: (text: string | undefined): string | undefined => text || undefined };

/** Rules may compare fields: a change checks those again that have been left already. What the server said of a field stays until that field changes. */
const useRecheck = <In extends FieldValues, Out>({ subscribe, trigger }: UseFormReturn<In, unknown, Out>, mode: Mode): void =>
  useEffect(
    () =>
      subscribe({
        formState: { values: true, touchedFields: true, isSubmitted: true, errors: true },
        callback: ({ name, type, values, touchedFields = {}, isSubmitted, errors = {} }) => {
          if (type !== 'change' || (mode === 'onSubmit' && !isSubmitted)) return;
          const shown = Object.keys(isSubmitted ? values : touchedFields) as FieldPath<In>[];
          const others = shown.filter((other) => other !== name && errorAt(errors, other)?.type !== fromServer);
          if (others.length > 0) void trigger(others);
        },
      }),
    [subscribe, trigger, mode],
  );

/** After a refused submission the keyboard is at the first wrong field of the page, also where that is a group of choices, which the library cannot focus. */
const useFocusOnRefusal = <In extends FieldValues, Out>({ handleSubmit, setFocus, formState }: UseFormReturn<In, unknown, Out>): typeof handleSubmit => {
  const refused = useRef<HTMLFormElement>(undefined);
  const hasErrors = Object.keys(formState.errors).length > 0;
  // Each time: the library tells the errors some renders after it has refused, and a form may be refused twice with the same ones.
  useEffect(() => {
    if (!refused.current || !hasErrors) return;
    focusFirstInvalid(refused.current);
    refused.current = undefined;
  });
  return (onValid, onInvalid) =>
    handleSubmit(onValid, (errors, event) => {
      const [first] = Object.keys(errors);
      if (event?.target instanceof HTMLFormElement) refused.current = event.target;
      else if (first) setFocus(first as FieldPath<In>);
      return onInvalid?.(errors, event);
    });
};

/** The one way to a form: the rules of a zod shape, in most cases the contract's, checked when a field is left and before anything is sent. */
export const useShapeForm = <S extends Shape>(shape: S, defaultValues: DefaultValues<z.input<S>>, mode: Mode = 'onTouched'): FormOf<S> => {
  const locale = useLocale();
  const form = useForm<z.input<S>, unknown, z.output<S>>({
    resolver: zodResolver(shape, { error: issueText(locale) }),
    defaultValues,
    mode,
    shouldFocusError: false,
  });
  useRecheck(form, mode);
  const handleSubmit = useFocusOnRefusal(form);
  const { errors } = form.formState;
  return {
    ...form,
    handleSubmit,
    errorOf: (name) => {
      const message = errorAt(errors, name)?.message;
      return message === undefined ? undefined : fieldText(message, locale);
    },
    showServerErrors: (error, codes = {}) => {
      if (!(error instanceof ApiError)) return false;
      const named = codes[error.code];
      const fields = named ? [{ path: named, message: failureText(error, locale) }] : error.fields;
      for (const [at, { path, message }] of fields.entries())
        form.setError(path as FieldPath<z.input<S>>, { type: fromServer, message }, { shouldFocus: at === 0 });
      return fields.length > 0;
    },
  };
};
