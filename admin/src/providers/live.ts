import type { LiveProvider } from '@refinedev/core';

/** Milliseconds between two readings, asked anew each time: what is moving is read more often. Undefined: not now. */
export interface PollingParams {
  everyMs: () => number | undefined;
}

const isPolling = (params: object | undefined): params is PollingParams => params !== undefined && 'everyMs' in params && typeof params.everyMs === 'function';

/** How often the time is compared; the shortest interval in use is a second. */
const stepMs = 250;

/**
 * The API has no stream of events, so "something may have changed" is said at an interval, to those who name one in `liveParams`
 * (`use-polling.ts`), and not while the page is hidden. With a stream this file is the only one to change.
 */
export const liveProvider: LiveProvider = {
  subscribe: ({ channel, params, callback }) => {
    if (!isPolling(params)) return undefined;
    let last = Date.now();
    return setInterval(() => {
      const everyMs = params.everyMs();
      if (everyMs === undefined || document.hidden || Date.now() - last < everyMs) return;
      last = Date.now();
      callback({ channel, type: '*', payload: {}, date: new Date() });
    }, stepMs);
  },
  unsubscribe: (timer: ReturnType<typeof setInterval>) => clearInterval(timer),
};
