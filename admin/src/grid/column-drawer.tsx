import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined, SettingOutlined } from '@ant-design/icons';
import { columnWidths } from '@blattwerk/contract/views/shapes';
import type { Density } from '@blattwerk/contract/views/shapes';
import { Button, Checkbox, Drawer, InputNumber, Radio, Select } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../components/use-keys.ts';
import { densities, moved } from './layout.ts';
import type { ShownColumn } from './layout.ts';
import './column-drawer.css';

interface ColumnDrawerProps {
  columns: readonly { field: string; label: string }[];
  shown: readonly ShownColumn[];
  density: Density;
  onChange: (layout: { columns?: ShownColumn[]; density?: Density }) => void;
  /** Back to the list's own columns. */
  onReset: () => void;
}

/** Which columns are shown, in which order, how wide and at which side, and how high the rows are. The first column names the record and stays first. */
export const ColumnDrawer = ({ columns, shown, density, onChange, onReset }: ColumnDrawerProps) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useKeys({ c: () => setOpen(true) });
  const hidden = columns.filter(({ field }) => !shown.some((column) => column.field === field));
  const labelOf = (field: string) => columns.find((column) => column.field === field)?.label ?? field;
  return (
    <>
      <Button
        ref={opener}
        icon={<SettingOutlined aria-hidden="true" />}
        aria-label={t('grid.columns')}
        title={t('grid.columns')}
        aria-keyshortcuts="c"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <Drawer
        title={t('grid.columns')}
        open={isOpen}
        onClose={() => setOpen(false)}
        width={420}
        destroyOnHidden
        closable={{ 'aria-label': t('common.close') }}
        afterOpenChange={(isShown) => (isShown ? undefined : opener.current?.focus())}
        footer={<Button onClick={onReset}>{t('grid.resetColumns')}</Button>}
      >
        <ul className="column-rows" aria-label={t('grid.columns')}>
          {shown.map((column, place) => (
            <ShownRow
              key={column.field}
              column={column}
              label={labelOf(column.field)}
              place={place}
              shown={shown}
              onChange={(next) => onChange({ columns: next })}
            />
          ))}
          {hidden.map(({ field, label }) => (
            <li key={field}>
              <Checkbox checked={false} onChange={() => onChange({ columns: [...shown, { field }] })}>
                {label}
              </Checkbox>
            </li>
          ))}
        </ul>
        <fieldset className="column-density">
          <legend>{t('grid.density.label')}</legend>
          <Radio.Group
            value={density}
            onChange={(event) => onChange({ density: event.target.value as Density })}
            options={densities.map((value) => ({ value, label: t(`grid.density.${value}`) }))}
          />
        </fieldset>
      </Drawer>
    </>
  );
};

interface ColumnFormProps {
  column: ShownColumn;
  label: string;
  isFirst: boolean;
  onSet: (part: Partial<ShownColumn>) => void;
}

/** How wide a column is, and at which side. */
const ColumnForm = ({ column, label, isFirst, onSet }: ColumnFormProps) => {
  const { t } = useTranslation();
  return (
    <div className="column-form">
      <InputNumber
        size="small"
        aria-label={t('grid.widthOf', { name: label })}
        placeholder={t('grid.width')}
        suffix="px"
        min={columnWidths.min}
        max={columnWidths.max}
        step={20}
        precision={0}
        value={column.width ?? null}
        onChange={(width) => onSet({ width: width ?? undefined } as Partial<ShownColumn>)}
      />
      {isFirst ? null : (
        <Select
          size="small"
          aria-label={t('grid.pinOf', { name: label })}
          value={column.pin ?? 'none'}
          onChange={(pin) => onSet({ pin: pin === 'none' ? undefined : pin } as Partial<ShownColumn>)}
          options={(['none', 'left', 'right'] as const).map((value) => ({ value, label: t(`grid.pin.${value}`) }))}
        />
      )}
    </div>
  );
};

interface ShownRowProps {
  column: ShownColumn;
  label: string;
  place: number;
  shown: readonly ShownColumn[];
  onChange: (columns: ShownColumn[]) => void;
}

const dragType = 'text/x-grid-column';

/** A shown column: moved by dragging it or with its buttons. */
const ShownRow = ({ column, label, place, shown, onChange }: ShownRowProps) => {
  const { t } = useTranslation();
  const isFirst = place === 0;
  const set = (part: Partial<ShownColumn>) => {
    const { field, width, pin } = { ...column, ...part };
    const next = { field, ...(width === undefined ? {} : { width }), ...(pin === undefined ? {} : { pin }) };
    onChange(shown.map((other) => (other.field === column.field ? next : other)));
  };
  const moveTo = (to: number) => onChange(moved(shown, place, to));
  return (
    <li
      draggable={!isFirst}
      onDragStart={(event) => event.dataTransfer.setData(dragType, String(place))}
      onDragOver={(event) => (isFirst ? undefined : event.preventDefault())}
      onDrop={(event) => {
        event.preventDefault();
        const from = Number(event.dataTransfer.getData(dragType));
        if (from > 0) onChange(moved(shown, from, place));
      }}
    >
      <div className="column-head">
        <HolderOutlined aria-hidden="true" className={isFirst ? 'is-fixed' : ''} />
        <Checkbox checked disabled={isFirst} onChange={() => onChange(shown.filter(({ field }) => field !== column.field))}>
          {label}
        </Checkbox>
        <Button
          type="text"
          size="small"
          icon={<ArrowUpOutlined aria-hidden="true" />}
          aria-label={t('grid.moveUp', { name: label })}
          disabled={place < 2}
          onClick={() => moveTo(place - 1)}
        />
        <Button
          type="text"
          size="small"
          icon={<ArrowDownOutlined aria-hidden="true" />}
          aria-label={t('grid.moveDown', { name: label })}
          disabled={isFirst || place === shown.length - 1}
          onClick={() => moveTo(place + 1)}
        />
      </div>
      <ColumnForm column={column} label={label} isFirst={isFirst} onSet={set} />
    </li>
  );
};
