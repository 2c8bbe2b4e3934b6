import { useTranslation } from 'react-i18next';
import { useFormats } from '../../components/format.ts';
import { Nothing } from '../../components/values.tsx';

const minute = 60_000;

/** How long something took: "0,4 s", "12 s", "3 min 20 s". */
export const Duration = ({ ms }: { ms: number | null | undefined }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (ms === null || ms === undefined) return <Nothing />;
  if (ms < minute) return <span className="figures">{t('scheduled-jobs.seconds', { seconds: number(ms / 1000, ms < 10_000 ? 1 : 0) })}</span>;
  const minutes = Math.floor(ms / minute);
  return <span className="figures">{t('scheduled-jobs.minutes', { minutes: number(minutes, 0), seconds: number(Math.round((ms % minute) / 1000), 0) })}</span>;
};
