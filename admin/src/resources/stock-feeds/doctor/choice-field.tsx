import { Select } from 'antd';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface ChoiceFieldProps<Value extends string | number> {
  label: string;
  hint?: ReactNode;
  /** What the first entry says: what was found without a person's word. */
  found: string;
  /** Null: as found. */
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | null) => void;
}

const asFound = '';

/** One thing that the product found out and a person may correct. */
export const ChoiceField = <Value extends string | number>({ label, hint, found, value, options, onChange }: ChoiceFieldProps<Value>) => {
  const id = useId();
  return (
    <div className="doctor-field">
      <label htmlFor={id}>{label}</label>
      <Select<Value | typeof asFound>
        id={id}
        className="doctor-choice"
        showSearch={options.length > 8}
        optionFilterProp="label"
        popupMatchSelectWidth={false}
        value={value ?? asFound}
        options={[{ value: asFound, label: found }, ...options]}
        onChange={(chosen) => onChange(chosen === asFound ? null : (chosen as Value))}
      />
      {hint === undefined ? null : <p className="quiet small">{hint}</p>}
    </div>
  );
};
