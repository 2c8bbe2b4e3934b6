import { useInvalidate, useNotification, useUpdate } from '@refinedev/core';
import type { BaseRecord } from '@refinedev/core';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../components/conflict-dialog.tsx';
import { conflictOf } from '../components/conflict.ts';
import type { Conflict } from '../components/conflict.ts';
import { errorText } from '../providers/error-text.ts';
import type { ApiError } from '../providers/http.ts';
import { parseCell } from './cell-values.ts';
import type { GridColumn } from './columns.ts';
import type { Labels } from './labels.ts';

type Editable<Row> = GridColumn<Row> & { edit: NonNullable<GridColumn<Row>['edit']> };

interface Place {
  rowId: string;
  field: string;
}

/** Where an edit goes on after it. */
export type Onward = 'stay' | 'next' | 'previous';

interface CellEditOptions<Row> {
  resource: string;
  rows: readonly Row[];
  /** The columns that are shown, in their order. */
  columns: readonly GridColumn<Row>[];
  labels: Labels;
}

/** @returns why it was refused; undefined when it is saved */
type Save<Row> = (row: Row, values: object, version: unknown) => Promise<unknown>;

type RowConflict<Row> = Conflict & { row: Row };

interface CellConflictProps<Row> {
  resource: string;
  labels: Labels;
  conflict: RowConflict<Row>;
  save: Save<Row>;
  onClose: () => void;
}

/** Decides about an edit for which another user was quicker; what is kept of it is saved again. */
const CellConflict = <Row extends BaseRecord>({ resource, labels, conflict, save, onClose }: CellConflictProps<Row>) => {
  const { open } = useNotification();
  const invalidate = useInvalidate();
  const readAgain = () => void invalidate({ resource, invalidates: ['list'] });
  return (
    <ConflictDialog
      resource={resource}
      conflict={conflict}
      labelOf={labels.named}
      onCancel={onClose}
      onTakeStored={() => {
        onClose();
        readAgain();
      }}
      onSave={(theirs) => {
        const { row, yours, current } = conflict;
        onClose();
        const left = Object.fromEntries(Object.entries(yours).filter(([field]) => field !== 'version' && !theirs.includes(field)));
        if (Object.keys(left).length === 0) readAgain();
        else
          void save(row, left, current['version']).then((refused) =>
            refused === undefined ? undefined : open?.({ type: 'error', message: errorText(refused) }),
          );
      }}
    />
  );
};

/** Each line into its row, one after the other. @returns why some were refused */
const pasteInto = async <Row extends BaseRecord>(
  rows: readonly Row[],
  column: Editable<Row>,
  lines: readonly string[],
  { save, t }: { save: Save<Row>; t: TFunction },
): Promise<string[]> => {
  const refusals: string[] = [];
  for (const [index, row] of rows.entries()) {
    const value = parseCell(column.edit, lines[index] ?? '', t);
    const refused =
      value === undefined || !column.edit.mayEdit(row)
        ? t('grid.pasteUnreadable', { value: lines[index] ?? '' })
        : await save(row, { [column.field]: value }, row['version']);
    if (refused !== undefined) refusals.push(typeof refused === 'string' ? refused : errorText(refused));
  }
  return refusals;
};

/** Edits in the rows of a list: shown at once, taken back when the server refuses, and joined or decided about when another user was quicker. */
export const useCellEdits = <Row extends BaseRecord>({ resource, rows, columns, labels }: CellEditOptions<Row>) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const [place, setPlace] = useState<Place>();
  const [conflict, setConflict] = useState<RowConflict<Row>>();
  const { mutateAsync } = useUpdate<Row, ApiError, object>({ resource, mutationMode: 'optimistic', successNotification: false, errorNotification: false });

  const editableIn = (row: Row): Editable<Row>[] => columns.filter((column): column is Editable<Row> => column.edit?.mayEdit(row) === true);
  const start = (row: Row, field?: string) => {
    const column = editableIn(row).find((one) => field === undefined || one.field === field);
    if (column !== undefined) setPlace({ rowId: String(row.id), field: column.field });
  };
  const goOn = (row: Row, field: string, onward: Onward) => {
    const fields = editableIn(row).map((column) => column.field);
    const next = onward === 'stay' ? undefined : fields[fields.indexOf(field) + (onward === 'next' ? 1 : -1)];
    setPlace(next === undefined ? undefined : { rowId: String(row.id), field: next });
  };
  const save: Save<Row> = async (row, values, version) => {
    try {
      await mutateAsync({ id: String(row.id), values: { ...values, version } });
      return undefined;
    } catch (error) {
      return error;
    }
  };
  const commit = async (row: Row, column: Editable<Row>, value: unknown, onward: Onward) => {
    goOn(row, column.field, onward);
    if (JSON.stringify(value) === JSON.stringify(column.edit.valueOf(row))) return;
    const refused = await save(row, { [column.field]: value }, row['version']);
    const found = conflictOf(refused);
    if (found !== undefined) setConflict({ ...found, row });
    else if (refused !== undefined) open?.({ type: 'error', message: errorText(refused) });
  };
  /** A column of a spreadsheet goes into this row and those below it, one after the other. */
  const paste = async (row: Row, column: Editable<Row>, lines: readonly string[]) => {
    setPlace(undefined);
    const from = rows.indexOf(row);
    const into = rows.slice(from, from + lines.length);
    const refusals = await pasteInto(into, column, lines, { save, t });
    const done = into.length - refusals.length;
    const beyond = lines.length - into.length;
    const words = [t('grid.pasted', { count: done }), ...[...new Set(refusals)], ...(beyond > 0 ? [t('grid.pasteBeyond', { count: beyond })] : [])];
    open?.({ type: refusals.length === 0 ? 'success' : 'error', message: words.join(' ') });
  };
  const dialog: ReactNode =
    conflict === undefined ? null : <CellConflict resource={resource} labels={labels} conflict={conflict} save={save} onClose={() => setConflict(undefined)} />;
  return {
    isEditing: (row: Row, field: string): boolean => place?.rowId === String(row.id) && place.field === field,
    isEditable: (row: Row): boolean => editableIn(row).length > 0,
    start,
    cancel: () => setPlace(undefined),
    commit,
    paste,
    dialog,
  };
};
export type CellEdits<Row extends BaseRecord> = ReturnType<typeof useCellEdits<Row>>;
