import type { FeedReaderPort } from './feed-reader-port.ts';
import { readFeed } from './read-feed.ts';

export const feedReader = (): FeedReaderPort => ({
  read: async ({ bytes, format, writtenRows }) => readFeed(bytes, format, writtenRows),
  close: async () => {},
});
