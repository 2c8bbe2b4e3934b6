import { duration, later } from '../../kernel/clock.ts';

/** The stored state of an alert's condition. */
export interface Watch {
  /** Since when the condition is true; null while it is not. */
  metAt: Date | null;
  /** Whether a mail was sent for it since then. */
  isTold: boolean;
  lastSentAt: Date | null;
}

/** At most one mail an alert in this time. */
export const pause = duration.days;

/**
 * Evaluates an alert's condition. Each time it becomes true one mail is due; inside the pause, the mail is due when the pause ends, if the
 * condition is still true then. Evaluating again changes nothing. Pure.
 */
export const evaluate = ({ metAt, isTold, lastSentAt }: Watch, isMet: boolean, now: Date): { watch: Watch; isDue: boolean } => {
  if (!isMet) return { watch: { metAt: null, isTold: false, lastSentAt }, isDue: false };
  const isKnown = metAt !== null && isTold;
  const isDue = !isKnown && (lastSentAt === null || later(lastSentAt, pause) <= now);
  return { watch: { metAt: metAt ?? now, isTold: isKnown || isDue, lastSentAt: isDue ? now : lastSentAt }, isDue };
};
