import type { LiveProvider } from '@refinedev/core';
import { followEvents, isStreamed, isStreamOpen } from './event-stream.ts';

/** Milliseconds between two readings, asked anew each time: what is moving is read more often. Undefined: not now. */
export interface PollingParams {
  everyMs: () => number | undefined;
}

const isPolling = (params: object | undefined): params is PollingParams => params !== undefined && 'everyMs' in params && typeof params.everyMs === 'function';

/** How often the time is compared; the shortest interval in use is a second. */
const stepMs = 250;

interface Subscription {
  timer: ReturnType<typeof setInterval>;
  unfollow: (() => void) | undefined;
}

/**
 * "Something may have changed" is said when the server tells of it (`event-stream.ts`). Of lists without events, and while the stream is broken, it is
 * said at an interval, to those who name one in `liveParams` (`use-polling.ts`), and not while the page is hidden.
 */
export const liveProvider: LiveProvider = {
  subscribe: ({ channel, params, callback }): Subscription | undefined => {
    if (!isPolling(params)) return undefined;
    const resource = channel.replace(/^resources\//, '');
    let last = Date.now();
    const tell = () => {
      last = Date.now();
      callback({ channel, type: '*', payload: {}, date: new Date() });
    };
    const timer = setInterval(() => {
      const everyMs = params.everyMs();
      if (everyMs === undefined || document.hidden || Date.now() - last < everyMs || (isStreamed(resource) && isStreamOpen())) return;
      tell();
    }, stepMs);
    const unfollow = isStreamed(resource) ? followEvents(resource, () => (params.everyMs() === undefined ? undefined : tell())) : undefined;
    return { timer, unfollow };
  },
  unsubscribe: (subscription: Subscription | undefined) => {
    clearInterval(subscription?.timer);
    subscription?.unfollow?.();
  },
};
