import { EditOutlined } from '@ant-design/icons';
import type { BaseRecord } from '@refinedev/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CellEditor } from './cell-editor.tsx';
import type { GridColumn } from './columns.ts';
import type { CellEdits } from './use-cell-edits.tsx';
import './cell-edit.css';

interface EditableCellProps<Row extends BaseRecord> {
  column: GridColumn<Row>;
  row: Row;
  label: string;
  edits: CellEdits<Row>;
  /** The value as it is shown while it is not edited. */
  children: ReactNode;
}

/** A value with the way to edit it in its place, where the reader may. */
export const EditableCell = <Row extends BaseRecord>({ column, row, label, edits, children }: EditableCellProps<Row>) => {
  const { t } = useTranslation();
  const { edit } = column;
  if (edit?.mayEdit(row) !== true) return children;
  const place = { ...column, edit };
  if (!edits.isEditing(row, column.field)) {
    return (
      <span className={column.align === 'right' ? 'cell-edit is-right' : 'cell-edit'} onDoubleClick={() => edits.start(row, column.field)}>
        {children}
        <button
          type="button"
          aria-label={t('grid.editCell', { name: label })}
          title={t('grid.editCell', { name: label })}
          onClick={() => edits.start(row, column.field)}
        >
          <EditOutlined aria-hidden="true" />
        </button>
      </span>
    );
  }
  return (
    <CellEditor
      edit={edit}
      value={edit.valueOf(row)}
      label={label}
      onSave={(value, onward) => void edits.commit(row, place, value, onward)}
      onPaste={(lines) => void edits.paste(row, place, lines)}
      onCancel={edits.cancel}
    />
  );
};
