import type { MarketingFunnel } from '@blattwerk/contract/marketing-patients/office-shapes';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../components/format.ts';
import { Section } from '../../components/page.tsx';
import { PlainTable } from '../../components/plain-table.tsx';
import { useAnswer } from '../../providers/use-answer.ts';
import './funnel.css';

const counts = ['contacts', 'asked', 'confirmed', 'withdrawn', 'patients'] as const;
type Counts = MarketingFunnel['all'];

/** Sources of contacts and how far they got: aggregate numbers without personal data. */
export const Funnel = () => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { query, result } = useAnswer('/backoffice/marketing-patients/funnel', {});
  if (query.data === undefined) return null;
  const row = (name: string, values: Counts) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {counts.map((count) => (
        <td key={count} className="number figures">
          {number(values[count])}
          {count === 'contacts' || values.contacts === 0 ? null : (
            <span className="quiet"> · {t('marketing-patients.funnel.share', { share: number((100 * values[count]) / values.contacts, 0) })}</span>
          )}
        </td>
      ))}
    </tr>
  );
  const { items, all } = result.data;
  return (
    <Section title={t('marketing-patients.funnel.title')} className="funnel">
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
        <tbody>
          {items.map(({ source, ...values }) => row(t(`enum.marketingSource.${source}`), values))}
          {row(t('marketing-patients.funnel.all'), all)}
        </tbody>
      </PlainTable>
    </Section>
  );
};
