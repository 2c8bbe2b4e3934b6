import type { Examination } from '@blattwerk/contract/stock-feeds/examination';
import { decimalSigns, feedDelimiters, feedEncodings } from '@blattwerk/contract/stock-feeds/mapping';
import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/page.tsx';
import { EnumText, Facts } from '../../../components/values.tsx';
import { ChoiceField } from './choice-field.tsx';
import { noCorrections } from './mapping.ts';
import type { Layout } from './mapping.ts';

interface LayoutPartProps {
  examination: Examination;
  layout: Layout | null;
  onChange: (changes: Partial<Layout>) => void;
}

const headerLines = Array.from({ length: 20 }, (_, place) => place + 1);

/** The path to the rows of a document or the sheet of a workbook: typed, since only the person knows the others. */
const ListField = ({ found, value, onChange }: { found: string | null; value: string | null; onChange: (list: string | null) => void }) => {
  const { t } = useTranslation();
  const id = useId();
  const commit = (text: string) => {
    const list = text.trim() === '' ? null : text.trim();
    if (list !== value) onChange(list);
  };
  return (
    <div className="doctor-field">
      <label htmlFor={id}>{t('feed-doctor.list')}</label>
      <Input
        id={id}
        key={value ?? ''}
        defaultValue={value ?? ''}
        maxLength={200}
        placeholder={found ?? ''}
        onBlur={(event) => commit(event.target.value)}
        onPressEnter={(event) => commit(event.currentTarget.value)}
      />
      <p className="quiet small">{t('feed-doctor.listHelp')}</p>
    </div>
  );
};

/** What the file was taken for, before any column is looked at. */
export const LayoutPart = ({ examination, layout, onChange }: LayoutPartProps) => {
  const { t } = useTranslation();
  const { dialect, format } = examination;
  const said = layout ?? noCorrections;
  const isTable = format === null ? examination.opening.length > 0 : format === 'csv';
  const found = (text: string | null | undefined) => (text ? t('feed-doctor.found', { what: text }) : t('feed-doctor.findOut'));
  const named = (type: string, value: string | null | undefined) => (value ? t(`feed-doctor.${type}.${value}`) : null);
  const delimiterName = (delimiter: string | null | undefined) => named('delimiters', delimiter && String(feedDelimiters.indexOf(delimiter as never)));
  const decimalName = (sign: string | null | undefined) => named('decimals', sign && (sign === ',' ? 'comma' : 'point'));
  const marked = examination.encoding?.endsWith('with BOM') ? ` ${t('feed-doctor.withMark')}` : '';
  const encodingName = dialect?.encoding ? `${t(`feed-doctor.encodings.${dialect.encoding}`)}${marked}` : null;
  return (
    <Section title={t('feed-doctor.layout')}>
      <p className="quiet section-lead">{t('feed-doctor.layoutLead')}</p>
      {format === null ? null : <Facts items={[{ label: t('feed-doctor.format'), value: <EnumText type="feedFormat" value={format} /> }]} />}
      <div className="doctor-fields">
        {format === 'xlsx' ? null : (
          <ChoiceField
            label={t('feed-doctor.encoding')}
            found={found(said.encoding === null && encodingName !== null ? encodingName : null)}
            value={said.encoding}
            options={feedEncodings.map((value) => ({ value, label: t(`feed-doctor.encodings.${value}`) }))}
            onChange={(encoding) => onChange({ encoding })}
          />
        )}
        {isTable ? (
          <ChoiceField
            label={t('feed-doctor.delimiter')}
            found={found(delimiterName(said.delimiter === null ? dialect?.delimiter : null))}
            value={said.delimiter}
            options={feedDelimiters.map((value) => ({ value, label: delimiterName(value) ?? value }))}
            onChange={(delimiter) => onChange({ delimiter })}
          />
        ) : null}
        {isTable || format === 'xlsx' ? (
          <ChoiceField
            label={t('feed-doctor.headerLine')}
            found={found(said.headerLine === null && dialect?.headerLine ? t('feed-doctor.line', { line: dialect.headerLine }) : null)}
            value={said.headerLine}
            options={headerLines.map((line) => ({ value: line, label: t('feed-doctor.line', { line }) }))}
            onChange={(headerLine) => onChange({ headerLine })}
          />
        ) : null}
        <ChoiceField
          label={t('feed-doctor.decimal')}
          found={found(decimalName(said.decimal === null ? dialect?.decimal : null))}
          value={said.decimal}
          options={decimalSigns.map((value) => ({ value, label: decimalName(value) ?? value }))}
          onChange={(decimal) => onChange({ decimal })}
        />
        {isTable ? null : <ListField found={said.list === null ? (dialect?.list ?? null) : null} value={said.list} onChange={(list) => onChange({ list })} />}
      </div>
    </Section>
  );
};
