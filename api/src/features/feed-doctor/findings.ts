import type { Examination } from '@blattwerk/contract/stock-feeds/examination';
import type { FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import type { FeedReading } from '../../adapters/feed-formats/read-feed.ts';
import type { Matching, Suspicion } from '../stock-feeds/public.ts';
import type { SampleProduct } from './sample-products.queries.ts';

/** What was found in a file that can be read. */
export interface Findings {
  reading: FeedReading;
  mapping: FeedMapping | null;
  matching: Matching;
  suspicion: Suspicion | null;
  /** Products of the sample's rows, by line. */
  products: ReadonlyMap<number, SampleProduct>;
  changes: Examination['changes'];
}
