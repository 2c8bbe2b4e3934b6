import type { ImportField, ImportMapping, ListImport } from '@blattwerk/contract/list-imports/shapes';
import { Alert, Button, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../components/format.ts';
import { Section } from '../../components/page.tsx';
import { dryRunImport } from './call-import.ts';
import { examplesOf, whatIsMissing, withColumn } from './mapping.ts';

interface FieldProps {
  state: ListImport;
  field: ImportField;
  column: string | null;
  onChange: (column: string | null) => void;
}

const none = '';

const Field = ({ state, field, column, onChange }: FieldProps) => {
  const { t } = useTranslation();
  const id = useId();
  const examples = examplesOf(state, column);
  return (
    <div className="import-field">
      <label htmlFor={id}>
        {field.label}
        {field.isRequired ? <span className="quiet"> {t('import.required')}</span> : null}
      </label>
      <Select
        id={id}
        value={column ?? none}
        showSearch={state.columns.length > 8}
        optionFilterProp="label"
        options={[{ value: none, label: t('import.notRead') }, ...state.columns.map((value) => ({ value, label: value }))]}
        onChange={(value) => onChange(value === none ? null : value)}
      />
      <p className="quiet small">
        {examples === '' ? null : t('import.examples', { examples })}
        {examples === '' && field.values ? t('import.values', { values: field.values.join(', ') }) : null}
      </p>
    </div>
  );
};

const Repeated = ({ state }: { state: ListImport }) => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  if (state.repeats === null) return null;
  const { at, by } = state.repeats;
  return (
    <Alert className="import-alert" type="warning" showIcon message={t('import.repeated', { at: dateTime(at), by })} description={t('import.repeatedHelp')} />
  );
};

/** Which column is which field. Nothing is changed before the next step has shown what would be. */
export const MappingStep = ({ state, isBusy, onRun }: { state: ListImport; isBusy: boolean; onRun: (step: () => Promise<ListImport>) => unknown }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [mapping, setMapping] = useState<ImportMapping>(state.mapping);
  const missing = whatIsMissing(state, mapping);
  const unread = state.columns.filter((column) => !Object.values(mapping).includes(column));
  return (
    <div className="import-parts">
      <Repeated state={state} />
      <Section title={t('import.columns')}>
        <p className="quiet section-lead">
          {t('import.columnsLead', { file: state.filename, rows: number(state.total) })} {t(`import.mappingFrom.${state.mappingFrom}`)}
        </p>
        <div className="import-fields">
          {state.fields.map((field) => (
            <Field
              key={field.name}
              state={state}
              field={field}
              column={mapping[field.name] ?? null}
              onChange={(column) => setMapping(withColumn(mapping, field.name, column))}
            />
          ))}
        </div>
        {unread.length === 0 ? null : <p className="quiet section-text">{t('import.unread', { columns: unread.join(', ') })}</p>}
        <p className="quiet section-text">{t('import.emptyCells')}</p>
        {missing.length === 0 ? null : <Alert type="info" showIcon message={t('import.missing', { fields: missing.join(` ${t('import.or')} `) })} />}
      </Section>
      <div className="import-actions">
        <Button type="primary" loading={isBusy} disabled={missing.length > 0} onClick={() => onRun(() => dryRunImport(state.id, mapping))}>
          {t('import.check')}
        </Button>
        <Link to={`/${state.resource}/import`}>{t('import.otherFile')}</Link>
      </div>
    </div>
  );
};
