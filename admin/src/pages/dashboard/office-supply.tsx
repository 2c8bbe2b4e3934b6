import type { OfficeDashboard } from '@blattwerk/contract/dashboard/office-shapes';
import type { CrudFilters } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Section } from '../../components/page.tsx';
import { tones } from '../../components/tones.ts';
import type { Tone } from '../../components/tones.ts';
import { useNow } from '../../components/use-now.ts';
import { listLink } from '../../grid/filters.ts';
import { Strip } from '../../plots/strip.tsx';
import { AgesPlot } from './ages-plot.tsx';

type Feed = OfficeDashboard['feeds'][number];

const isHeldBack = ({ lastStatus }: Feed): boolean => lastStatus === 'failed' || lastStatus === 'quarantined';
const toneOf = (feed: Feed): Tone => (isHeldBack(feed) ? tones['runStatus']?.[feed.lastStatus ?? ''] : tones['feedFreshness']?.[feed.freshness]) ?? 'neutral';

/** All feeds as one strip, what needs a user first; each mark leads to its feed. */
export const FeedsStrip = ({ feeds }: { feeds: OfficeDashboard['feeds'] }) => {
  const { t } = useTranslation();
  const wordsOf = (feed: Feed): string =>
    [
      feed.pharmacyName,
      isHeldBack(feed) ? t(`enum.runStatus.${feed.lastStatus ?? ''}`) : t(`enum.feedFreshness.${feed.freshness}`),
      ...(feed.score === null || isHeldBack(feed) ? [] : [t('dashboard.office.score', { score: feed.score })]),
    ].join(', ');
  const well = feeds.filter((feed) => toneOf(feed) === 'ok').length;
  return (
    <Section title={t('dashboard.office.feeds')} aside={<Link to="/stock-feeds">{t('stock-feeds.title')}</Link>}>
      {feeds.length === 0 ? (
        <p className="quiet">{t('dashboard.office.feedsEmpty')}</p>
      ) : (
        <>
          <p>{t('dashboard.office.feedsSum', { count: feeds.length, well })}</p>
          <Strip
            label={t('dashboard.office.feeds')}
            items={feeds.map((feed) => ({ key: feed.id, tone: toneOf(feed), words: wordsOf(feed), to: `/stock-feeds/${feed.id}` }))}
          />
        </>
      )}
    </Section>
  );
};

/** Prescriptions that are not over, by state and age. */
export const PrescriptionsPlot = ({ prescriptions }: { prescriptions: OfficeDashboard['prescriptions'] }) => {
  const now = useNow(60_000);
  const since = (operator: 'gte' | 'lte', days: number): CrudFilters[number] => ({
    field: 'statusSince',
    operator,
    value: new Date(now - days * 86_400_000).toISOString(),
  });
  return (
    <AgesPlot
      prescriptions={prescriptions}
      to={(status) => {
        const to = (...ages: CrudFilters) => listLink('prescriptions', [{ field: 'status', operator: 'in', value: [status] }, ...ages]);
        return [to(since('gte', 1)), to(since('gte', 3), since('lte', 1)), to(since('lte', 3))];
      }}
    />
  );
};
