import type { MarketingFunnel } from '@blattwerk/contract/marketing-patients/office-shapes';
import { useTranslation } from 'react-i18next';
import { BarTable } from '../../components/bar-table.tsx';
import { useFormats } from '../../components/format.ts';
import { Section } from '../../components/page.tsx';
import { PlainTable } from '../../components/plain-table.tsx';
import { useAnswer } from '../../providers/use-answer.ts';
import './funnel.css';

const counts = ['contacts', 'asked', 'confirmed', 'withdrawn', 'patients'] as const;
type Counts = MarketingFunnel['all'];

/** How many, and which part of the contacts that is. */
const Count = ({ count, values }: { count: (typeof counts)[number]; values: Counts }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <>
      {number(values[count])}
      {count === 'contacts' || values.contacts === 0 ? null : (
        <span className="quiet"> · {t('marketing-patients.funnel.share', { share: number((100 * values[count]) / values.contacts, 0) })}</span>
      )}
    </>
  );
};

/** Sources of contacts and how far they got: aggregate numbers without personal data. */
export const Funnel = () => {
  const { t } = useTranslation();
  const { query, result } = useAnswer('/backoffice/marketing-patients/funnel', {});
  if (query.data === undefined) return null;
  const row = (name: string, values: Counts) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {counts.map((count) => (
        <td key={count} className="number figures">
          <Count count={count} values={values} />
        </td>
      ))}
    </tr>
  );
  const { items, all } = result.data;
  return (
    <Section title={t('marketing-patients.funnel.title')} className="funnel">
      <BarTable
        label={t('marketing-patients.funnel.all')}
        rowHead={t('marketing-patients.funnel.step')}
        series={[t('marketing-patients.funnel.people')]}
        rows={counts.map((count) => ({
          key: count,
          head: t(`marketing-patients.funnel.${count}`),
          cells: [{ text: <Count count={count} values={all} />, size: all[count] }],
        }))}
      />
      <PlainTable label={t('marketing-patients.funnel.title')}>
        <thead>
          <tr>
            <th scope="col">{t('marketing-patients.source')}</th>
            {counts.map((count) => (
              <th key={count} scope="col" className="number">
                {t(`marketing-patients.funnel.${count}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{items.map(({ source, ...values }) => row(t(`enum.marketingSource.${source}`), values))}</tbody>
      </PlainTable>
    </Section>
  );
};
