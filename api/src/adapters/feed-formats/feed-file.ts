import type { FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import type { FeedFormat } from '@blattwerk/contract/stock-feeds/shapes';

export interface FeedFile {
  bytes: Uint8Array;
  /** What the feed is said to be. What the file is counts. */
  format: FeedFormat | null;
  /** What a person confirmed for this feed; null: everything is found out from the file. */
  mapping: FeedMapping | null;
  /** How many rows to hand back as the file writes them too, the first ones; none when left out. For people who look at a file: an import needs none. */
  writtenRows?: number;
}
