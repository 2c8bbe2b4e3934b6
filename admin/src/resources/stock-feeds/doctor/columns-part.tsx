import type { Examination, ProposedColumn } from '@blattwerk/contract/stock-feeds/examination';
import { feedFields } from '@blattwerk/contract/stock-feeds/mapping';
import type { FeedField, FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/page.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { ColumnChoice } from './mapping.ts';

interface ColumnsPartProps {
  examination: Examination;
  mapping: FeedMapping | null;
  /** What the file calls its columns. */
  headers: readonly string[];
  onChange: (field: FeedField, choice: ColumnChoice | null) => void;
}

const choiceOf = (mapping: FeedMapping | null, field: FeedField): ColumnChoice | null => {
  const column = mapping?.columns[field];
  if (!column) return null;
  return { header: column.header, basis: 'basis' in column ? column.basis : null, isCents: 'isCents' in column && column.isCents };
};

const ColumnField = ({
  field,
  proposed,
  said,
  headers,
  onChange,
}: {
  field: FeedField;
  proposed: ProposedColumn | undefined;
  said: ColumnChoice | null;
  headers: readonly string[];
  onChange: (choice: ColumnChoice | null) => void;
}) => {
  const { t } = useTranslation();
  const isNumber = field === 'quantity' || field === 'price';
  const header = said?.header ?? proposed?.header ?? null;
  const chosen: ColumnChoice | null = header === null ? null : (said ?? { header, basis: null, isCents: proposed?.isCents ?? false });
  const found = proposed?.source === 'heading' && proposed.header !== null ? t('feed-doctor.found', { what: proposed.header }) : null;
  const alternatives = said === null ? (proposed?.alternatives ?? []) : [];
  const hint = said !== null ? t('feed-doctor.because.person') : found === null ? t(`feed-doctor.missing.${field}`) : t('feed-doctor.because.heading');
  const others = alternatives.length === 0 ? '' : ` ${t('feed-doctor.alternatives', { columns: alternatives.join(', ') })}`;
  return (
    <div className="doctor-column">
      <ChoiceField
        label={t(`feed-doctor.fields.${field}`)}
        hint={`${hint}${others}`}
        found={found ?? (said === null ? t('feed-doctor.notFound') : t('feed-doctor.findOut'))}
        value={said?.header ?? null}
        options={headers.map((value) => ({ value, label: value }))}
        onChange={(value) => onChange(value === null ? null : { header: value, basis: said?.basis ?? null, isCents: said?.isCents ?? false })}
      />
      {isNumber && chosen !== null ? (
        <ChoiceField
          label={t(`feed-doctor.basis.${field}`)}
          found={
            said?.basis == null && proposed?.basis
              ? t('feed-doctor.found', { what: t(`feed-doctor.bases.${field}.${proposed.basis}`) })
              : t('feed-doctor.findOut')
          }
          value={chosen.basis}
          options={(['unit', 'pack'] as const).map((value) => ({ value, label: t(`feed-doctor.bases.${field}.${value}`) }))}
          onChange={(basis) => onChange({ ...chosen, basis })}
        />
      ) : null}
      {field === 'price' && chosen !== null ? (
        <Checkbox checked={chosen.isCents} onChange={(event) => onChange({ ...chosen, isCents: event.target.checked })}>
          {t('feed-doctor.isCents')}
        </Checkbox>
      ) : null}
    </div>
  );
};

/** Which column of the file is which field. Purchase prices cannot be chosen. */
export const ColumnsPart = ({ examination, mapping, headers, onChange }: ColumnsPartProps) => {
  const { t } = useTranslation();
  const { columns, purchaseHeaders } = examination;
  const offered = [...new Set(headers)].filter((header) => header !== '' && header !== '…' && !purchaseHeaders.includes(header));
  return (
    <Section title={t('feed-doctor.columns')}>
      <p className="quiet section-lead">{t('feed-doctor.columnsLead')}</p>
      <div className="doctor-fields">
        {feedFields.map((field) => (
          <ColumnField
            key={field}
            field={field}
            proposed={columns.find((column) => column.field === field)}
            said={choiceOf(mapping, field)}
            headers={offered}
            onChange={(choice) => onChange(field, choice)}
          />
        ))}
      </div>
      {purchaseHeaders.length === 0 ? null : (
        <p className="section-text small quiet">{t('feed-doctor.purchase', { columns: [...new Set(purchaseHeaders)].join(', ') })}</p>
      )}
    </Section>
  );
};
