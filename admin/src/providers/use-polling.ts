import { useEffect, useState } from 'react';
import type { PollingParams } from './live.ts';

interface Polling {
  /** For the Refine hook that is read again. */
  liveParams: PollingParams;
  set: (everyMs: number | undefined) => void;
}

const createPolling = (): Polling => {
  let current: number | undefined;
  return { liveParams: { everyMs: () => current }, set: (everyMs) => void (current = everyMs) };
};

/** A list or a record that is read again by itself: its `liveParams` first, and once its answer is known, the interval with `usePollEvery`. */
export const usePolling = (): Polling => useState(createPolling)[0];

export const usePollEvery = (polling: Polling, everyMs: number | undefined): void => {
  useEffect(() => polling.set(everyMs), [polling, everyMs]);
};
