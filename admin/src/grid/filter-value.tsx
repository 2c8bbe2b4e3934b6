import { DatePicker, Input, InputNumber, Select } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import type { FilterSpec } from './filters.ts';

interface FilterValueProps {
  spec: FilterSpec;
  operator: string;
  value: unknown;
  label: string;
  onChange: (value: unknown) => void;
}

/** A day chosen with "until" means its end. */
const instantOf = (day: dayjs.Dayjs | null, operator: string): string | undefined =>
  day === null ? undefined : (operator === 'lte' ? day.endOf('day') : day.startOf('day')).toISOString();

/** The control that fits the kind of column. */
export const FilterValue = ({ spec, operator, value, label, onChange }: FilterValueProps) => {
  const { t } = useTranslation();
  switch (spec.kind) {
    case 'enum':
      return (
        <Select
          mode="multiple"
          aria-label={label}
          value={Array.isArray(value) ? (value as string[]) : []}
          onChange={onChange}
          optionFilterProp="label"
          options={spec.values.map((key) => ({ value: key, label: t(`enum.${spec.type}.${key}`) }))}
        />
      );
    case 'flag':
      return (
        <Select
          aria-label={label}
          value={value as boolean | undefined}
          onChange={onChange}
          options={[
            { value: true, label: t('common.yes') },
            { value: false, label: t('common.no') },
          ]}
        />
      );
    case 'date':
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
    case 'text':
    case 'id':
      return <Input aria-label={label} value={typeof value === 'string' ? value : ''} maxLength={200} onChange={(event) => onChange(event.target.value)} />;
  }
};
