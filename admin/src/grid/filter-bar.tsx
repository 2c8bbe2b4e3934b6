import { CloseOutlined, FilterOutlined } from '@ant-design/icons';
import type { LogicalFilter } from '@refinedev/core';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../components/format.ts';
import type { Formats } from '../components/format.ts';
import { FilterValue } from './filter-value.tsx';
import { operatorsOf, withFilter } from './filters.ts';
import type { FilterSpec } from './filters.ts';
import { ToolPopover } from './tool-popover.tsx';

export interface FilterChoice {
  field: string;
  label: string;
  spec: FilterSpec;
}

interface FilterBarProps {
  choices: readonly FilterChoice[];
  filters: readonly LogicalFilter[];
  onChange: (filters: LogicalFilter[]) => void;
}

type Translate = (key: string) => string;

const wordsOf = (value: unknown, spec: FilterSpec | undefined, t: Translate, formats: Formats): string => {
  const chosen = (Array.isArray(value) ? value : [value]).map(String);
  if (spec?.kind === 'enum') return chosen.map((key) => t(`enum.${spec.type}.${key}`)).join(', ');
  if (spec?.kind === 'words') return chosen.map((key) => spec.labels[key] ?? key).join(', ');
  if (spec?.kind === 'date' && typeof value === 'string') return formats.date(value);
  if (spec?.kind === 'money' && typeof value === 'number') return formats.money(value);
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
  return String(value);
};

/** "Status: wartet", "Preis mindestens 5 €", "Angelegt ab 1. Mai". */
const textOf = ({ field, operator, value }: LogicalFilter, choice: FilterChoice | undefined, t: Translate, formats: Formats): string => {
  const isDate = choice?.spec.kind === 'date';
  const words = wordsOf(value, choice?.spec, t, formats);
  const label = choice?.label ?? field;
  if (!isDate && (operator === 'in' || operator === 'eq')) return `${label}: ${words}`;
  return `${label} ${t(`grid.operators.${isDate ? `date.${operator}` : operator}`)} ${words}`;
};

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

const FilterForm = ({ choices, onAdd }: { choices: readonly FilterChoice[]; onAdd: (filter: LogicalFilter) => void }) => {
  const { t } = useTranslation();
  const [field, setField] = useState(choices[0]?.field ?? '');
  const choice = choices.find((candidate) => candidate.field === field);
  const operators = choice === undefined ? [] : operatorsOf[choice.spec.kind];
  const [chosenOperator, setOperator] = useState<string>();
  const operator = operators.find((candidate) => candidate === chosenOperator) ?? operators[0];
  const [value, setValue] = useState<unknown>();
  if (choice === undefined || operator === undefined || operator === 'or' || operator === 'and') return null;
  const chooseField = (next: string) => {
    setField(next);
    setValue(undefined);
  };
  return (
    <form
      className="filter-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSet(value)) onAdd({ field, operator, value });
      }}
    >
      <Select
        aria-label={t('grid.field')}
        value={field}
        onChange={chooseField}
        showSearch
        optionFilterProp="label"
        options={choices.map((candidate) => ({ value: candidate.field, label: candidate.label }))}
      />
      {operators.length === 1 ? null : (
        <Select
          aria-label={t('grid.operator')}
          value={operator}
          onChange={setOperator}
          options={operators.map((candidate) => ({ value: candidate, label: t(`grid.operators.${choice.spec.kind === 'date' ? 'date.' : ''}${candidate}`) }))}
        />
      )}
      <FilterValue spec={choice.spec} operator={operator} value={value} label={choice.label} onChange={setValue} />
      <Button type="primary" htmlType="submit" disabled={!isSet(value)}>
        {t('grid.apply')}
      </Button>
    </form>
  );
};

/** The filters in force, each removable, and the way to another one. */
export const FilterBar = ({ choices, filters, onChange }: FilterBarProps) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const specOf = (field: string) => choices.find((choice) => choice.field === field);
  const add = (filter: LogicalFilter) => {
    setOpen(false);
    onChange(withFilter(filters, filter));
  };
  return (
    <div className="filter-bar">
      {choices.length === 0 ? null : (
        <ToolPopover label={t('grid.filter')} icon={<FilterOutlined aria-hidden="true" />} placement="bottomLeft" isOpen={isOpen} onOpenChange={setOpen}>
          <FilterForm choices={choices} onAdd={add} />
        </ToolPopover>
      )}
      {filters.map((filter) => {
        const choice = specOf(filter.field);
        const text = textOf(filter, choice, t, formats);
        return (
          <span key={`${filter.field} ${filter.operator}`} className="chip">
            {text}
            <button type="button" aria-label={t('grid.removeFilter', { filter: text })} onClick={() => onChange(filters.filter((other) => other !== filter))}>
              <CloseOutlined aria-hidden="true" />
            </button>
          </span>
        );
      })}
      {filters.length < 2 ? null : (
        <Button type="link" onClick={() => onChange([])}>
          {t('grid.clearFilters')}
        </Button>
      )}
    </div>
  );
};
