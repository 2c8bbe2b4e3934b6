import { Piscina } from 'piscina';
import type { FeedMarkerPort, MarkedFile, MarkingOrder } from './feed-marker-port.ts';

const patienceMs = 30_000;

/** One thread is enough: people ask for a marked file now and then. It ends when idle. */
export const feedMarker = (): FeedMarkerPort => {
  const pool = new Piscina<MarkingOrder, MarkedFile>({
    filename: new URL('./mark-file.ts', import.meta.url).href,
    name: 'markFile',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 5000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    env: {},
  });
  return {
    mark: (order) => pool.run(order, { signal: AbortSignal.timeout(patienceMs) }),
    close: () => pool.destroy(),
  };
};
