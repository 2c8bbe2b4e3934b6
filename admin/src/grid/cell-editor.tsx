import { Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { pastedLines } from './cell-values.ts';
import type { CellEdit } from './cell-values.ts';
import type { Onward } from './use-cell-edits.tsx';

interface CellEditorProps<Row> {
  edit: CellEdit<Row>;
  value: unknown;
  label: string;
  onSave: (value: unknown, onward: Onward) => void;
  onPaste: (lines: readonly string[]) => void;
  onCancel: () => void;
}

const shownOf = (kind: CellEdit<never>['kind'], value: unknown): unknown => (kind === 'money' && typeof value === 'number' ? value / 100 : value);
const storedOf = (kind: CellEdit<never>['kind'], value: unknown): unknown => (kind === 'money' && typeof value === 'number' ? Math.round(value * 100) : value);

/** Enter saves, Escape does not, Tab saves and goes on to the next cell; a column of a spreadsheet is pasted into the rows below. */
export const CellEditor = <Row,>({ edit, value, label, onSave, onPaste, onCancel }: CellEditorProps<Row>) => {
  const [typed, setTyped] = useState(() => shownOf(edit.kind, value));
  const save = (given: unknown, onward: Onward) => {
    const text = typeof given === 'string' ? given.trim() : given;
    const isEmpty = text === '' || text === null || text === undefined;
    if (isEmpty && edit.isNullable !== true) onCancel();
    else onSave(isEmpty ? null : storedOf(edit.kind, text), onward);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['Enter', 'Escape', 'Tab'].includes(event.key)) return;
    if (event.key === 'Enter' && (edit.kind === 'flag' || edit.kind === 'choice')) return; // chooses from the open list
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onCancel();
    else save(typed, event.key === 'Enter' ? 'stay' : event.shiftKey ? 'previous' : 'next');
  };
  const paste = (event: ClipboardEvent) => {
    const lines = pastedLines(event.clipboardData.getData('text/plain'));
    if (lines === undefined) return;
    event.preventDefault();
    onPaste(lines);
  };
  const shared = { 'aria-label': label, autoFocus: true, size: 'small' as const, onKeyDown, onPaste: paste, onBlur: () => save(typed, 'stay') };
  if (edit.kind === 'flag' || edit.kind === 'choice')
    return <Choice edit={edit} value={typed} label={label} onKeyDown={onKeyDown} onSave={save} onCancel={onCancel} />;
  if (edit.kind === 'text')
    return (
      <Input {...shared} value={typeof typed === 'string' ? typed : ''} maxLength={edit.maxLength ?? 200} onChange={(event) => setTyped(event.target.value)} />
    );
  const precision = edit.kind === 'money' ? { precision: 2, suffix: '€' } : {};
  return <InputNumber {...shared} {...precision} className="cell-number" value={typed as number | null} onChange={setTyped} />;
};

interface ChoiceProps<Row> {
  edit: CellEdit<Row>;
  value: unknown;
  label: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onSave: (value: unknown, onward: Onward) => void;
  onCancel: () => void;
}

const Choice = <Row,>({ edit, value, label, onKeyDown, onSave, onCancel }: ChoiceProps<Row>) => {
  const { t } = useTranslation();
  const flags = [
    { value: 'true', label: t('common.yes') },
    { value: 'false', label: t('common.no') },
  ];
  return (
    <Select
      aria-label={label}
      size="small"
      autoFocus
      defaultOpen
      popupMatchSelectWidth={false}
      value={value === null || value === undefined ? undefined : String(value)}
      options={edit.kind === 'flag' ? flags : [...(edit.options ?? [])]}
      onKeyDown={onKeyDown}
      onBlur={onCancel}
      onSelect={(chosen: string) => onSave(edit.kind === 'flag' ? chosen === 'true' : chosen, 'stay')}
    />
  );
};
