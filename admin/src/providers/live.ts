import type { LiveProvider } from '@refinedev/core';
import { followEvents, isStreamed, isStreamOpen } from './event-stream.ts';

/** Milliseconds between two readings, asked anew each time: what is moving is read more often. Undefined: not now. */
export interface PollingParams {
  everyMs: () => number | undefined;
}

const isPolling = (params: object | undefined): params is PollingParams => params !== undefined && 'everyMs' in params && typeof params.everyMs === 'function';

/** How often the time is compared; the shortest interval in use is a second. */
const stepMs = 250;
/** What names no interval of its own is read this often while the stream is broken. */
const brokenEveryMs = 30_000;

interface Subscription {
  timer: ReturnType<typeof setInterval>;
  unfollow: (() => void) | undefined;
}

/** The record that is followed; none for a list. */
const followedId = (params: object): string | undefined =>
  'subscriptionType' in params && params.subscriptionType === 'useOne' && 'id' in params ? String(params.id) : undefined;

/**
 * "Something may have changed" is said of lists when the server tells of it (`event-stream.ts`), and while the stream is broken at an interval; of a
 * record only where it names an interval in `liveParams` (`use-polling.ts`), because some readings are on record. What has no events at all is said to
 * have changed at its interval. Never while the page is hidden.
 */
export const liveProvider: LiveProvider = {
  subscribe: ({ channel, params, callback }): Subscription | undefined => {
    if (!isPolling(params)) return undefined;
    const resource = channel.replace(/^resources\//, '');
    const isLive = isStreamed(resource);
    const id = followedId(params);
    const isFollowed = (): boolean => params.everyMs() !== undefined || (isLive && id === undefined);
    let last = Date.now();
    const tell = () => {
      last = Date.now();
      callback({ channel, type: '*', payload: {}, date: new Date() });
    };
    const timer = setInterval(() => {
      const everyMs = params.everyMs() ?? brokenEveryMs;
      if (!isFollowed() || document.hidden || Date.now() - last < everyMs || (isLive && isStreamOpen())) return;
      tell();
    }, stepMs);
    const heard = (ids: readonly string[]) => (isFollowed() && (id === undefined || ids.length === 0 || ids.includes(id)) ? tell() : undefined);
    return { timer, unfollow: isLive ? followEvents(resource, heard) : undefined };
  },
  unsubscribe: (subscription: Subscription | undefined) => {
    clearInterval(subscription?.timer);
    subscription?.unfollow?.();
  },
};
