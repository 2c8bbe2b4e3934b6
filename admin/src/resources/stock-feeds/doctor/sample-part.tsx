import type { Examination, SampleRow } from '@blattwerk/contract/stock-feeds/examination';
import { feedFields } from '@blattwerk/contract/stock-feeds/mapping';
import type { FeedField } from '@blattwerk/contract/stock-feeds/mapping';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/format.ts';
import { Section } from '../../../components/page.tsx';
import { PlainTable } from '../../../components/plain-table.tsx';
import { StatusTag } from '../../../components/status-tag.tsx';
import { Nothing, Text } from '../../../components/values.tsx';

const Amount = ({ understood }: { understood: NonNullable<SampleRow['understood']> }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <>
      {number(understood.quantity)} {understood.unit === null ? '' : t(`enum.unit.${understood.unit}`)}
    </>
  );
};

const Price = ({ understood }: { understood: NonNullable<SampleRow['understood']> }) => {
  const { t } = useTranslation();
  const { money } = useFormats();
  return (
    <>
      {money(understood.priceCents)}
      {understood.unit === null ? '' : ` / ${t(`enum.unit.${understood.unit}`)}`}
    </>
  );
};

const Understood = ({ row }: { row: SampleRow }) => {
  if (row.understood === null) {
    return (
      <td colSpan={3} className="doctor-understood doctor-fault">
        <StatusTag type="sampleMatch" value="faulty" /> {row.problem?.message}
      </td>
    );
  }
  return (
    <>
      <td className="doctor-understood">{row.understood.productName ?? <StatusTag type="sampleMatch" value={row.understood.match} />}</td>
      <td className="figures doctor-number">
        <Amount understood={row.understood} />
      </td>
      <td className="figures doctor-number">
        <Price understood={row.understood} />
      </td>
    </>
  );
};

/** The first rows: on the left as the file writes them, on the right as the product understands them. */
export const SamplePart = ({ examination }: { examination: Examination }) => {
  const { t } = useTranslation();
  const read = feedFields.filter((field: FeedField) => examination.columns.some((column) => column.field === field && column.header !== null));
  if (examination.sample.length === 0) return null;
  return (
    <Section title={t('feed-doctor.sample')}>
      <PlainTable label={t('feed-doctor.sample')} className="doctor-sample">
        <thead>
          <tr>
            <td />
            <th scope="colgroup" colSpan={read.length}>
              {t('feed-doctor.written')}
            </th>
            <th scope="colgroup" colSpan={3} className="doctor-understood">
              {t('feed-doctor.understood')}
            </th>
          </tr>
          <tr>
            <th scope="col">{t('feed-doctor.row')}</th>
            {read.map((field) => (
              <th key={field} scope="col">
                {t(`feed-doctor.fields.${field}`)}
              </th>
            ))}
            <th scope="col" className="doctor-understood">
              {t('feed-doctor.product')}
            </th>
            <th scope="col">{t('feed-doctor.amount')}</th>
            <th scope="col">{t('feed-doctor.pricePerUnit')}</th>
          </tr>
        </thead>
        <tbody>
          {examination.sample.map((row) => (
            <tr key={row.line}>
              <th scope="row" className="figures">
                {row.line}
              </th>
              {read.map((field) => (
                <td key={field} className={`${field === 'pzn' ? 'code' : ''} ${row.problem?.field === field ? 'doctor-cell-fault' : ''}`}>
                  {row.written[field] === '' ? <Nothing /> : <Text value={row.written[field]} />}
                </td>
              ))}
              <Understood row={row} />
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {examination.counts !== null && examination.counts.rows > examination.sample.length ? (
        <p className="quiet small section-text">{t('feed-doctor.sampleOf', { shown: examination.sample.length, rows: examination.counts.rows })}</p>
      ) : null}
    </Section>
  );
};
