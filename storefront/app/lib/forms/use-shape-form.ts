import type { ChangeEvent, FormEvent } from 'react';
import { useState, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { ApiError } from '../api/api-error.ts';
import { failureText } from '../api/failure-text.ts';
import type { Locale } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.ts';
import type { Control, FormState, FormValues } from './form-store.ts';
import { FormStore, read } from './form-store.ts';
import { rulesLoader } from './rules-loader.ts';

type Shape = z.ZodType<FormValues, FormValues>;
type Name<In> = keyof In & string;

/** What a control of the browser needs to belong to the form. */
interface Registered {
  name: string;
  ref: (control: Control | null) => void;
  defaultValue?: string;
  onFocus: () => void;
  onChange: (event: ChangeEvent<Control>) => void;
  onBlur: () => void;
}

/** The same for a field of several controls, which makes its value itself. */
interface Composed<Value> {
  name: string;
  ref: (control: Control | null) => void;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  onBlur: () => void;
}

export interface ShapeForm<In extends FormValues, Out> {
  /** `emptyIsNone`: a field that is left empty says nothing. */
  register: (name: Name<In>, kind?: { emptyIsNone?: boolean }) => Registered;
  compose: <N extends Name<In>>(name: N) => Composed<In[N]>;
  /** What is wrong with a field, in the page's language. */
  errorOf: (name: Name<In>) => string | undefined;
  watch: <N extends Name<In>>(name: N) => In[N] | undefined;
  getValues: <N extends Name<In>>(name: N) => In[N] | undefined;
  setValue: <N extends Name<In>>(name: N, value: In[N] | undefined) => void;
  setFocus: (name: Name<In>) => void;
  reset: (values: Partial<In>) => void;
  handleSubmit: (send: (values: Out) => unknown) => (event?: FormEvent) => Promise<void>;
  /** Puts the server's findings beside their fields, and codes that are about one field beside that one; false when there was none. */
  showServerErrors: (error: unknown, codes?: Partial<Record<string, Name<In>>>) => boolean;
}

/** The form over a shape that is fetched by `load`. */
export type FormOf<Load extends () => Promise<Shape>> = ShapeForm<z.input<Awaited<ReturnType<Load>>>, z.output<Awaited<ReturnType<Load>>>>;

/** One form between its fields, its rules and the server; React only draws its state. */
class FormControl<S extends Shape> {
  readonly store: FormStore;
  private readonly rules: ReturnType<typeof rulesLoader<S>>;
  private isChecking = false;

  constructor(load: () => Promise<S>, defaults: FormValues) {
    this.store = new FormStore(defaults);
    this.rules = rulesLoader(load);
  }

  readonly prepare = (): void => void this.rules();

  async recheck(locale: Locale): Promise<void> {
    const check = await this.rules();
    if (check) this.store.change({ findings: check(this.store.collect(), locale).findings ?? {} });
  }

  change(name: string, value: unknown, locale: Locale): void {
    this.store.type(name, value);
    const { left, isSent } = this.store.current();
    if (isSent || left.size > 0) void this.recheck(locale);
    else this.prepare();
  }

  leave(name: string, locale: Locale): void {
    this.store.change({ left: new Set([...this.store.current().left, name]) });
    void this.recheck(locale);
  }

  /** The rules of the contract before the network; a second press while they are fetched counts as the first. */
  async submit(send: (values: z.output<S>) => unknown, locale: Locale): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    const check = await this.rules();
    this.isChecking = false;
    const values = this.store.collect();
    const { findings, values: wanted } = check ? check(values, locale) : { values: values as z.output<S> };
    this.store.change({ findings: findings ?? {}, refusals: {}, isSent: true });
    if (findings) this.store.focusFirst(Object.keys(findings));
    else await send(wanted);
  }

  refuse(error: unknown, codes: Partial<Record<string, string>>, locale: Locale): boolean {
    if (!(error instanceof ApiError)) return false;
    const named = codes[error.code];
    const fields = named ? [{ path: named, message: failureText(error, locale) }] : error.fields;
    this.store.change({ refusals: Object.fromEntries(fields.map(({ path, message }) => [path, message])) });
    this.store.focusFirst(fields.map(({ path }) => path));
    return fields.length > 0;
  }
}

const textOf = (value: unknown): { defaultValue?: string } => (typeof value === 'string' && value !== '' ? { defaultValue: value } : {});

const fieldsOf = <S extends Shape>(
  control: FormControl<S>,
  state: FormState,
  locale: Locale,
): Pick<ShapeForm<z.input<S>, z.output<S>>, 'register' | 'compose'> => ({
  register: (name, kind) => ({
    name,
    ref: control.store.refOf(name, kind),
    ...textOf(control.store.defaults[name]),
    onFocus: control.prepare,
    onChange: ({ target }) => control.change(name, read(target), locale),
    onBlur: () => control.leave(name, locale),
  }),
  compose: (name) => ({
    name,
    ref: control.store.refOf(name, { isComposed: true }),
    value: state.values[name] as z.input<S>[typeof name] | undefined,
    onChange: (value) => control.change(name, value, locale),
    onBlur: () => control.leave(name, locale),
  }),
});

/**
 * A form over one shape of the contract: the same rules as on the server, checked on leaving a field. The shape and the library that reads it
 * are fetched when somebody begins with the form, so that no page carries them in its first load.
 */
export const useShapeForm = <S extends Shape>(load: () => Promise<S>, defaults: Partial<z.input<S>>): ShapeForm<z.input<S>, z.output<S>> => {
  const locale = useLocale();
  const [control] = useState(() => new FormControl(load, defaults));
  const { store } = control;
  const state = useSyncExternalStore(store.subscribe, store.current, store.current);
  return {
    ...fieldsOf(control, state, locale),
    errorOf: (name) => state.refusals[name] ?? (state.isSent || state.left.has(name) ? state.findings[name] : undefined),
    watch: (name) => state.values[name] as z.input<S>[typeof name] | undefined,
    getValues: (name) => store.collect()[name] as z.input<S>[typeof name] | undefined,
    setValue: (name, value) => {
      store.set(name, value);
      if (state.isSent || state.left.size > 0) void control.recheck(locale);
    },
    setFocus: (name) => store.focus(name),
    reset: (values) => store.reset(values),
    handleSubmit: (send) => async (event) => {
      event?.preventDefault();
      await control.submit(send, locale);
    },
    showServerErrors: (error, codes = {}) => control.refuse(error, codes, locale),
  };
};
