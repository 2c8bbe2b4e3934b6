/** The colours of marks are those of states. */
export type MarkTone = 'fir' | 'edge' | 'ok' | 'info' | 'amber' | 'warn' | 'bad';

export interface PlotRow {
  key: string;
  /** In full, for the table and for what is said of a mark. */
  head: string;
  /** On the axis, where the full one is too long. */
  short?: string;
  /** One for each series; null where there is none. */
  values: readonly (number | null)[];
  /** Where each mark leads. */
  to?: readonly (string | undefined)[];
  /** Another colour than the series has. */
  tone?: MarkTone;
}

export interface PlotData {
  /** `stacked` bars stand on each other, `bars` beside each other; `line` is for what has a course. */
  kind: 'bars' | 'stacked' | 'line';
  label: string;
  /** What the rows are. */
  rowHead: string;
  series: readonly { name: string; tone: MarkTone }[];
  rows: readonly PlotRow[];
  /** The rows are names instead of times: they stand below each other, so that each can be read in full. */
  isByName?: true;
  /** How a value is written; as a number unless it says otherwise. */
  words?: (value: number) => string;
  /** Said instead of a plot without marks. */
  empty: string;
  /** The axis ends here, where a scale is known. */
  highest?: number;
}
