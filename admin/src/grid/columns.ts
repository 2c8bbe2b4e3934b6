import type { ReactNode } from 'react';
import type { CellEdit } from './cell-values.ts';
import type { FilterSpec } from './filters.ts';

export interface GridColumn<Row> {
  /** The field's name in the API: for the order, the filter and the text `<resource>.<field>`. */
  field: string;
  /** Another text than `<resource>.<field>`. */
  label?: string;
  render: (row: Row) => ReactNode;
  sortable?: boolean;
  filter?: FilterSpec;
  /** Edited in the row; only for fields that do no harm. */
  edit?: CellEdit<Row>;
  align?: 'right';
  width?: number;
  /** Speaks for itself: where rows become cards it stands without its label. */
  isPlain?: boolean;
  /** Not shown until a user chooses it. */
  isOptional?: boolean;
}

/** Something that can be asked of a list without being a column of it. */
export interface GridFilter {
  field: string;
  label?: string;
  filter: FilterSpec;
}
