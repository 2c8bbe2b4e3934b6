import type { CrudFilter, CrudFilters, LogicalFilter } from '@refinedev/core';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../components/format.ts';
import { FilterValue } from './filter-value.tsx';
import { filterText } from './filter-words.ts';
import type { FilterChoice } from './filter-words.ts';
import { operatorsOf } from './filters.ts';
import { useListNumbers } from './grid-numbers.ts';
import { useRecordNames } from './use-record-names.ts';

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

interface FilterFormProps {
  resource: string;
  q: string;
  choices: readonly FilterChoice[];
  filters: readonly CrudFilter[];
  /** `place` is the filter that the new one is another way to pass; undefined where it applies besides. */
  onAdd: (filter: LogicalFilter, place: number | undefined) => void;
}

/** One more filter: of which field, how compared, and whether it applies besides the others or in place of one of them. */
export const FilterForm = ({ resource, q, choices: all, filters, onAdd }: FilterFormProps) => {
  const { t } = useTranslation();
  const choices = all.filter(({ spec }) => spec.kind !== 'id');
  const [field, setField] = useState(choices[0]?.field ?? '');
  const choice = choices.find((candidate) => candidate.field === field);
  const operators = choice === undefined ? [] : operatorsOf[choice.spec.kind];
  const [chosenOperator, setOperator] = useState<string>();
  const operator = operators.find((candidate) => candidate === chosenOperator) ?? operators[0];
  const [value, setValue] = useState<unknown>();
  const [place, setPlace] = useState(-1);
  const isCounted = choice?.spec.kind === 'enum';
  const { facets } = useListNumbers(resource, { filters: filters as CrudFilters, q, facets: field }, isCounted);
  if (choice === undefined || operator === undefined || operator === 'or' || operator === 'and') return null;
  const chooseField = (next: string) => {
    setField(next);
    setValue(undefined);
  };
  const chooseOperator = (next: string) => {
    if ((next === 'between') !== (operator === 'between')) setValue(undefined);
    setOperator(next);
  };
  return (
    <form
      className="filter-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSet(value)) onAdd({ field, operator, value }, place < 0 ? undefined : place);
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
          onChange={chooseOperator}
          options={operators.map((candidate) => ({ value: candidate, label: t(`grid.operators.${choice.spec.kind === 'date' ? 'date.' : ''}${candidate}`) }))}
        />
      )}
      <FilterValue spec={choice.spec} operator={operator} value={value} label={choice.label} onChange={setValue} counts={facets?.[field]} />
      <JoinChoice filters={filters} choices={all} place={place} onChange={setPlace} />
      <Button type="primary" htmlType="submit" disabled={!isSet(value)}>
        {t('grid.apply')}
      </Button>
    </form>
  );
};

interface JoinChoiceProps {
  filters: readonly CrudFilter[];
  choices: readonly FilterChoice[];
  place: number;
  onChange: (place: number) => void;
}

/** Besides all filters in force, or as another way to pass one of them. */
const JoinChoice = ({ filters, choices, place, onChange }: JoinChoiceProps) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const names = useRecordNames([...filters], choices);
  if (filters.length === 0) return null;
  const options = filters.map((filter, index) => ({ value: index, label: t('grid.joinOr', { filter: filterText(filter, choices, { t, formats, names }) }) }));
  return <Select aria-label={t('grid.join')} value={place} onChange={onChange} options={[{ value: -1, label: t('grid.joinAnd') }, ...options]} />;
};
