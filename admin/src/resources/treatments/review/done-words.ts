import type { TFunction } from 'i18next';
import { secondsUntil } from '../../../components/use-now.ts';

/** After a decision: that it was made, or in how many seconds it takes effect while it can be undone. */
export const doneWords = (t: TFunction, decision: 'approved' | 'declined', releasesAt: string | null): string =>
  releasesAt === null ? t(`review.${decision}`) : t(`review.${decision}Held`, { count: secondsUntil(releasesAt) });
