import type { OfficeDashboard } from '@blattwerk/contract/dashboard/office-shapes';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page.tsx';
import { Plot } from '../../plots/plot.tsx';

type Row = OfficeDashboard['prescriptions'][number];

interface Props {
  prescriptions: readonly Row[];
  /** Where the three marks of a state lead: less than a day, up to three, longer. */
  to: (status: Row['status']) => readonly [string, string, string];
}

/** Prescriptions that are not over, by state and age. */
export const AgesPlot = ({ prescriptions, to }: Props) => {
  const { t } = useTranslation();
  return (
    <Section title={t('dashboard.office.prescriptions')}>
      <Plot
        kind="stacked"
        isByName
        label={t('dashboard.office.prescriptions')}
        rowHead={t('prescriptions.status')}
        empty={t('dashboard.office.prescriptionsEmpty')}
        series={[
          { name: t('dashboard.office.underADay'), tone: 'fir' },
          { name: t('dashboard.office.underThreeDays'), tone: 'amber' },
          { name: t('dashboard.office.longer'), tone: 'bad' },
        ]}
        rows={prescriptions.map(({ status, day, threeDays, longer }) => ({
          key: status,
          head: t(`enum.prescriptionStatus.${status}`),
          values: [day, threeDays, longer],
          to: to(status),
        }))}
      />
    </Section>
  );
};
