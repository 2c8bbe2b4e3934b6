import type { DiaryEntry, SharedDiary } from '@blattwerk/contract/diary/shapes';
import { drawTrend, trendOf } from '@blattwerk/contract/diary/trend';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/format.ts';
import { Section } from '../../../components/page.tsx';
import { PlainTable } from '../../../components/plain-table.tsx';
import { Day, Text } from '../../../components/values.tsx';
import { errorText } from '../../../providers/error-text.ts';
import { useAnswer } from '../../../providers/use-answer.ts';
import './diary.css';

const [width, height] = [480, 72];

/** The effect as a line, the dose as bars; the table below says the same in words. */
const TrendChart = ({ items }: Pick<SharedDiary, 'items'>) => {
  const { t } = useTranslation();
  const { date, number } = useFormats();
  const trend = trendOf(items);
  const [first, last] = [trend?.days[0], trend?.days.at(-1)];
  if (!trend || !first || !last || first === last) return null;
  const { line, dots, bars, mostDose } = drawTrend(trend, width, height);
  const label = t('diary.trend', { from: number(first.effect, 1), to: number(last.effect, 1), first: date(first.on), last: date(last.on) });
  return (
    <figure className="diary-trend">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {bars.map((bar) => (
          <rect key={bar.on} x={bar.x} y={bar.y} width={bar.width} height={bar.height} />
        ))}
        <path d={line} />
        {dots.map(({ on, x, y }) => (
          <path key={on} className="dot" d={`M${x} ${y}h0`} />
        ))}
      </svg>
      <figcaption className="quiet small">
        {label} {t('diary.legend', { most: number(mostDose, 3), unit: t(`enum.diaryUnit.${trend.unit}`) })}
      </figcaption>
    </figure>
  );
};

const Row = ({ entry }: { entry: DiaryEntry }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const remarks = [...entry.sideEffects.map((one) => t(`enum.sideEffect.${one}`)), ...(entry.note === null ? [] : [entry.note])];
  return (
    <tr>
      <td>
        <Day value={entry.on} />
      </td>
      <td>
        <span className="figures">
          {number(entry.dose.amount, 3)} {t(`enum.diaryUnit.${entry.dose.unit}`)}
        </span>{' '}
        {entry.medicineName}
      </td>
      <td className="figures">{entry.effect}</td>
      <td>
        <Text value={remarks.join(', ')} />
        {entry.version > 1 ? <span className="quiet small"> {t('diary.corrected')}</span> : null}
      </td>
    </tr>
  );
};

const Entries = ({ items }: Pick<SharedDiary, 'items'>) => {
  const { t } = useTranslation();
  return (
    <details>
      <summary>{t('diary.entries', { count: items.length })}</summary>
      <PlainTable label={t('diary.title')}>
        <thead>
          <tr>
            <th scope="col">{t('diary.day')}</th>
            <th scope="col">{t('diary.dose')}</th>
            <th scope="col">{t('diary.effect')}</th>
            <th scope="col">{t('diary.remarks')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </tbody>
      </PlainTable>
    </details>
  );
};

/** The patient's therapy diary of the last 90 days, where it is shared with this request. */
export const CaseDiary = ({ treatmentId }: { treatmentId: string }) => {
  const { t } = useTranslation();
  const { query, result } = useAnswer('/backoffice/treatments/:id/diary', { params: { id: treatmentId }, query: {} });
  const answer = query.data === undefined ? undefined : result.data;
  return (
    <Section title={t('diary.title')}>
      {query.isError ? <p className="quiet">{errorText(query.error)}</p> : null}
      {query.isPending ? <p className="quiet">{t('diary.loading')}</p> : null}
      {answer?.isShared === false ? <p className="quiet">{t('diary.notShared')}</p> : null}
      {answer?.isShared === true && answer.items.length === 0 ? <p className="quiet">{t('diary.empty')}</p> : null}
      {answer?.isShared === true && answer.items.length > 0 ? (
        <>
          <TrendChart items={answer.items} />
          <Entries items={answer.items} />
        </>
      ) : null}
    </Section>
  );
};
