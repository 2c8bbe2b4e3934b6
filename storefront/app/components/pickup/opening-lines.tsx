import type { OpeningState, OpenPeriod } from '@blattwerk/contract/pharmacies/opening-hours';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { weekLines } from '../../lib/opening/opening-week.ts';
import styles from './counter-code.module.css';

interface Props {
  opening: OpeningState | null;
  hours: readonly OpenPeriod[];
  /** The sentence about now. */
  say: (state: 'alwaysOpen' | 'open' | 'closed', at: string) => string;
}

/** Whether the pharmacy is open now, and its week in as few lines as it takes. */
export const OpeningLines = ({ opening, hours, say }: Props) => {
  const { time, weekTime } = useFormat();
  const locale = useLocale();
  const at = opening?.changesAt ? (opening.isToday ? time : weekTime)(opening.changesAt) : '';
  return (
    <>
      {opening && <strong className={styles.line}>{say(opening.changesAt === null ? 'alwaysOpen' : opening.isOpen ? 'open' : 'closed', at)}</strong>}
      {weekLines(hours, locale).map(({ days, times }) => (
        <span key={days} className={styles.line}>
          {days} {times}
        </span>
      ))}
    </>
  );
};
