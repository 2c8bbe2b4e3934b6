import type { TableProps } from 'antd';
import type { KeyMap } from '../components/use-keys.ts';

/** Which rows are ticked, and what a screen reader calls the tick. */
export interface GridSelection<Row> {
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
  label: (row: Row) => string;
}

/** Ticks in the words of Ant Design's table. What is not on the page any more is not ticked any more. */
export const rowSelectionOf = <Row,>({ ids, onChange, label }: GridSelection<Row>, title: string): NonNullable<TableProps<Row>['rowSelection']> => ({
  selectedRowKeys: [...ids],
  onChange: (keys) => onChange(keys.map(String)),
  getCheckboxProps: (row) => ({ 'aria-label': label(row) }) as never,
  columnTitle: <span className="sr-only">{title}</span>,
  columnWidth: 40,
  fixed: true,
});

/** What people call a row, for who hears the tick instead of seeing it. */
export const nameOfRow = (row: object): string => {
  const values: Partial<Record<string, unknown>> = { ...row };
  const name = values['name'] ?? values['number'] ?? [values['firstName'], values['lastName']].filter(Boolean).join(' ');
  return typeof name === 'string' && name !== '' ? name : String(values['email'] ?? values['title'] ?? values['productName'] ?? values['pharmacyName'] ?? '');
};

/** Ticks the row that the keys are at. */
export const selectionKeys = <Row extends { id?: unknown }>(selection: GridSelection<Row> | undefined, row: Row): KeyMap => {
  if (selection === undefined) return {};
  const { ids, onChange } = selection;
  const id = String(row.id);
  return { x: () => onChange(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]) };
};
