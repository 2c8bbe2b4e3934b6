import { duration, later } from '../../kernel/clock.ts';

/** What an alert remembers of what it waits for. */
export interface Watch {
  /** Since when it is true; null while it is not. */
  metAt: Date | null;
  /** Whether the person knows of this time. */
  isTold: boolean;
  lastSentAt: Date | null;
}

/** At most one mail an alert in this time. */
export const pause = duration.days;

/**
 * One look at what is waited for. Each time it comes true is told once; one that falls into the pause is told after it, if it is still true then.
 * Looking again changes nothing. Pure.
 */
export const look = ({ metAt, isTold, lastSentAt }: Watch, isMet: boolean, now: Date): { watch: Watch; isDue: boolean } => {
  if (!isMet) return { watch: { metAt: null, isTold: false, lastSentAt }, isDue: false };
  const isKnown = metAt !== null && isTold;
  const isDue = !isKnown && (lastSentAt === null || later(lastSentAt, pause) <= now);
  return { watch: { metAt: metAt ?? now, isTold: isKnown || isDue, lastSentAt: isDue ? now : lastSentAt }, isDue };
};
