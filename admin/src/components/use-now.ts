import { useEffect, useState } from 'react';

/** Whole seconds until then, counted up; 0 when it is past. */
export const secondsUntil = (instant: string, now = Date.now()): number => Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000));

/** The time, told again every `everyMs`. */
export const useNow = (everyMs: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};
