import { DatePicker, Input, InputNumber, Select } from 'antd';
import { myself } from '@blattwerk/contract/backoffice/list-filters';
import dayjs from 'dayjs';
import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordPicker } from '../components/record-picker.tsx';
import { namedRecords } from './named-records.ts';
import { relativeWords } from './filter-words.ts';
import type { FilterSpec } from './filters.ts';

interface FilterValueProps {
  spec: FilterSpec;
  operator: string;
  value: unknown;
  label: string;
  onChange: (value: unknown) => void;
  /** How many rows have each value. */
  counts?: readonly { value: string | null; count: number }[] | undefined;
}

/** A day chosen with "until" means its end. */
const instantOf = (day: dayjs.Dayjs | null, operator: string): string | undefined =>
  day === null ? undefined : (operator === 'lte' ? day.endOf('day') : day.startOf('day')).toISOString();

/** Many, and in no order of their own: people look for them by the alphabet. */
const optionsOf = (labels: Readonly<Record<string, string>>): { value: string; label: string }[] =>
  Object.entries(labels)
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label));

const relative = [
  ...['today', 'yesterday', 'tomorrow', 'last-7-days', 'last-30-days', 'next-3-days', 'next-7-days'],
  ...['this-week', 'last-week', 'next-week', 'this-month', 'last-month'],
];

/** Days by how far they are from the one on which the list is read. */
const RelativeDays = ({ label, value, onChange }: Pick<FilterValueProps, 'label' | 'value' | 'onChange'>) => {
  const { t } = useTranslation();
  const options = relative.map((words) => ({ value: words, label: relativeWords(words, t) }));
  return <Select aria-label={label} value={value as string | undefined} onChange={onChange} options={options} />;
};

interface SeveralProps {
  label: string;
  value: string[];
  options: { value: string; label: string }[];
  onChange: (value: string[]) => void;
  counts: FilterValueProps['counts'];
}

const countOf = (counts: NonNullable<FilterValueProps['counts']>, key: unknown): number => counts.find(({ value }) => value === key)?.count ?? 0;

/** A value with how many rows have it. */
const Counted = ({ name, count }: { name: ReactNode; count: number }) => (
  <span className="filter-option">
    <span>{name}</span> <span className="quiet">{count}</span>
  </span>
);

/**
 * Any number of a list. The tab key goes on to the next field, where Ant Design's own would tick the next line and never leave; and what is
 * chosen closes the list, which lies over the button that applies it.
 */
const Several = ({ label, onChange, counts, ...props }: SeveralProps) => {
  const [isOpen, setOpen] = useState(false);
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    setOpen(false);
  };
  const choose = (value: string[]) => {
    setOpen(false);
    onChange(value);
  };
  return (
    <div onKeyDownCapture={goOn}>
      <Select
        mode="multiple"
        className="filter-several"
        {...(counts === undefined ? {} : { optionRender: ({ label: name, value }) => <Counted name={name} count={countOf(counts, value)} /> })}
        aria-label={label}
        open={isOpen}
        onOpenChange={setOpen}
        optionFilterProp="label"
        onChange={choose}
        {...props}
      />
    </div>
  );
};

const YesOrNo = ({ label, value, onChange }: Pick<FilterValueProps, 'label' | 'value' | 'onChange'>) => {
  const { t } = useTranslation();
  const options = [
    { value: true, label: t('common.yes') },
    { value: false, label: t('common.no') },
  ];
  return <Select aria-label={label} value={value as boolean | undefined} onChange={onChange} options={options} />;
};

/** The control that fits the kind of column. */
export const FilterValue = ({ spec, operator, value, label, onChange, counts }: FilterValueProps) => {
  const { t } = useTranslation();
  switch (spec.kind) {
    case 'enum':
    case 'words':
      return (
        <Several
          label={label}
          value={Array.isArray(value) ? (value as string[]) : []}
          counts={counts}
          options={spec.kind === 'enum' ? spec.values.map((key) => ({ value: key, label: t(`enum.${spec.type}.${key}`) })) : optionsOf(spec.labels)}
          onChange={onChange}
        />
      );
    case 'flag':
      return <YesOrNo label={label} value={value} onChange={onChange} />;
    case 'date':
      if (operator === 'between') return <RelativeDays label={label} value={value} onChange={onChange} />;
      return (
        <DatePicker
          aria-label={label}
          format="L"
          value={typeof value === 'string' ? dayjs(value) : null}
          onChange={(day: dayjs.Dayjs | null) => onChange(instantOf(day, operator))}
        />
      );
    case 'number':
      return <InputNumber aria-label={label} value={value as number | undefined} step={spec.step ?? 1} onChange={onChange} />;
    case 'money':
      return (
        <InputNumber
          aria-label={label}
          suffix="€"
          value={typeof value === 'number' ? value / 100 : undefined}
          step={1}
          precision={2}
          onChange={(euros: number | null) => onChange(euros === null ? undefined : Math.round(euros * 100))}
        />
      );
    case 'person':
      return <Select aria-label={label} value={value as string | undefined} onChange={onChange} options={[{ value: myself, label: t('grid.person.me') }]} />;
    case 'id':
      return null;
    case 'record': {
      const { searchField, labelOf } = namedRecords[spec.resource];
      const chosen = typeof value === 'string' ? { value } : {};
      return (
        <RecordPicker {...chosen} key={spec.resource} label={label} resource={spec.resource} searchField={searchField} labelOf={labelOf} onChange={onChange} />
      );
    }
    case 'text':
      return <Input aria-label={label} value={typeof value === 'string' ? value : ''} maxLength={200} onChange={(event) => onChange(event.target.value)} />;
  }
};
