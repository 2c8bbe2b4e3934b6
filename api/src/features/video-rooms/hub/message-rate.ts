/** Trickled candidates come in bursts; a conversation needs far less than this. */
const burst = 200;
const perSecond = 40;

/** A token bucket. @returns whether one more message may come now */
export const createMessageRate = (nowMs: () => number): (() => boolean) => {
  let left = burst;
  let since = nowMs();
  return () => {
    const now = nowMs();
    left = Math.min(burst, left + ((now - since) / 1000) * perSecond);
    since = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
};
