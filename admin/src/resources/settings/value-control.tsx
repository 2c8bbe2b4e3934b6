import { Input, InputNumber, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { isMoney } from './setting-schema.ts';
import type { ValueSchema } from './setting-schema.ts';

interface ValueControlProps {
  /** Set by the form item around it. */
  id?: string;
  value?: unknown;
  onChange?: (value: unknown) => void;
  settingKey: string;
  schema: ValueSchema;
  label: string;
}

/** The control that fits what the value may be. */
export const ValueControl = ({ id, value, onChange, settingKey, schema, label }: ValueControlProps) => {
  const { t } = useTranslation();
  const identity = id === undefined ? {} : { id };
  if (schema.properties !== undefined) {
    const parts = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    return (
      <div
        className={
          Object.values(schema.properties).some(({ type, enum: values }) => type === 'string' && values === undefined) ? 'setting-texts' : 'setting-parts'
        }
      >
        {Object.entries(schema.properties).map(([part, partSchema]) => (
          <div key={part}>
            <span>{t(`enum.settingPart.${part}`, { defaultValue: part })}</span>
            <ValueControl
              settingKey={settingKey}
              schema={partSchema}
              label={`${label}: ${t(`enum.settingPart.${part}`, { defaultValue: part })}`}
              value={parts[part]}
              onChange={(next) => onChange?.({ ...parts, [part]: next })}
            />
          </div>
        ))}
      </div>
    );
  }
  if (schema.enum !== undefined) {
    const options = schema.enum.map((key) => ({ value: key, label: t(`enum.settingValue.${key}`) }));
    return <Select {...identity} aria-label={label} value={value as string} options={options} onChange={onChange} />;
  }
  if (schema.type === 'boolean') return <Switch {...identity} aria-label={label} checked={value === true} onChange={onChange} />;
  if (schema.type === 'integer' || schema.type === 'number') {
    const scale = isMoney(settingKey) ? 100 : 1;
    const precision = scale === 100 ? { precision: 2, suffix: '€' } : schema.type === 'integer' ? { precision: 0 } : {};
    return (
      <InputNumber
        {...identity}
        {...precision}
        aria-label={label}
        min={(schema.minimum ?? 0) / scale}
        max={(schema.maximum ?? Number.MAX_SAFE_INTEGER) / scale}
        value={typeof value === 'number' ? value / scale : undefined}
        onChange={(next: number | null) => onChange?.(next === null ? undefined : scale === 100 ? Math.round(next * scale) : next)}
      />
    );
  }
  return (
    <Input
      {...identity}
      aria-label={label}
      value={typeof value === 'string' ? value : ''}
      maxLength={schema.maxLength ?? 200}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
};
