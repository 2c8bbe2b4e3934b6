import { useMinute } from '../../lib/browser/use-browser-value.ts';
import { formatAgo, formatMoment } from '../../lib/format/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';

/** "vor 12 Min." by the reader's own clock; on the server, and with scripts off, the day and the time: a page may be kept for a while. */
export const Age = ({ value }: { value: string }) => {
  const locale = useLocale();
  const now = useMinute();
  return (
    <time className="tabular" dateTime={value}>
      {now === null ? formatMoment(locale, value) : formatAgo(locale, value, now, 'short')}
    </time>
  );
};
