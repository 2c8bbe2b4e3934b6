/** What a form's shape reads: one value a field. */
export type FormValues = Record<string, unknown>;
export type Findings = Partial<Record<string, string>>;

export interface FormState {
  values: FormValues;
  /** What the rules say of each field; shown once the field was left, or all was to be sent. */
  findings: Findings;
  /** What the server said of a field; gone with the field's next change. */
  refusals: Findings;
  left: ReadonlySet<string>;
  isSent: boolean;
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isTick = (control: Control): control is HTMLInputElement => control instanceof HTMLInputElement && control.type === 'checkbox';
export const read = (control: Control): unknown => (isTick(control) ? control.checked : control.value);
const write = (control: Control, value: unknown): void => {
  if (isTick(control)) control.checked = value === true;
  else control.value = typeof value === 'string' ? value : '';
};

const start = (values: FormValues): FormState => ({ values, findings: {}, refusals: {}, left: new Set(), isSent: false });

/**
 * What stands in one form. The browser's own controls hold their text, so that typing before the page's scripts, password managers
 * and the browser's filling in are all read alike; the state follows them and is what the screen shows.
 */
export class FormStore {
  private state: FormState;
  private readonly listeners = new Set<() => void>();
  private readonly controls = new Map<string, Control>();
  private readonly refs = new Map<string, (control: Control | null) => void>();
  private readonly known = new Set<string>();
  private readonly emptyIsNone = new Set<string>();
  /** Fields of several controls: theirs is only where the cursor goes. */
  private readonly composed = new Set<string>();
  readonly defaults: FormValues;

  constructor(defaults: FormValues) {
    this.defaults = defaults;
    this.state = start(defaults);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): FormState => this.state;

  change(part: Partial<FormState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }

  /** The same function each time, so that React attaches a field once. */
  refOf(name: string, kind: { emptyIsNone?: boolean; isComposed?: boolean } = {}): (control: Control | null) => void {
    if (kind.emptyIsNone) this.emptyIsNone.add(name);
    if (kind.isComposed) this.composed.add(name);
    const made = this.refs.get(name) ?? ((control: Control | null) => (control ? this.attach(name, control) : void this.controls.delete(name)));
    this.refs.set(name, made);
    return made;
  }

  /** What was typed before the page's script began stays; a field that comes back shows what it had. */
  private attach(name: string, control: Control): void {
    this.controls.set(name, control);
    if (this.composed.has(name)) return;
    if (this.known.has(name)) return write(control, this.state.values[name]);
    this.known.add(name);
    if (read(control) !== (this.state.values[name] ?? (isTick(control) ? false : ''))) this.collect();
  }

  type(name: string, value: unknown): void {
    const refusals = { ...this.state.refusals, [name]: undefined };
    this.change({ values: { ...this.state.values, [name]: this.meant(name, value) }, refusals });
  }

  private meant(name: string, value: unknown): unknown {
    return value === '' && this.emptyIsNone.has(name) ? undefined : value;
  }

  /** Reads every control anew: browsers fill some in without saying so. */
  collect(): FormValues {
    const values = { ...this.state.values };
    for (const [name, control] of this.controls) if (!this.composed.has(name)) values[name] = this.meant(name, read(control));
    if (Object.entries(values).some(([name, value]) => value !== this.state.values[name])) this.change({ values });
    return values;
  }

  set(name: string, value: unknown): void {
    const control = this.controls.get(name);
    if (control && !this.composed.has(name)) write(control, value);
    this.type(name, value);
  }

  reset(values: FormValues): void {
    for (const [name, control] of this.controls) if (!this.composed.has(name)) write(control, values[name]);
    this.change(start(values));
  }

  focus(name: string): void {
    this.controls.get(name)?.focus();
  }

  /** Of several, the one that is seen first. */
  focusFirst(names: readonly string[]): void {
    const [first] = [...this.controls]
      .filter(([name]) => names.includes(name))
      .map(([, control]) => control)
      .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    first?.focus();
  }
}
