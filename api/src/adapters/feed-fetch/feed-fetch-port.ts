import type { ProblemValues, RunProblem } from '@blattwerk/contract/stock-feeds/problems';

export type FetchProblem = Extract<RunProblem, 'feed.unreachable' | 'feed.addressRefused' | 'feed.timeout' | 'feed.httpStatus' | 'feed.tooLarge'>;

/** A pharmacy's file could not be fetched. */
export class FeedFetchError extends Error {
  override readonly name = 'FeedFetchError';
  readonly reason: FetchProblem;
  readonly values: ProblemValues;

  constructor(reason: FetchProblem, values: ProblemValues = {}, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
    this.values = values;
  }
}

export type FetchedFeed = { isModified: false } | { isModified: true; bytes: Buffer; etag: string | null };

export interface FeedFetchPort {
  /**
   * Fetches a pharmacy's file; `etag` is the mark of the last one, so that an unchanged file is not sent again.
   * @throws FeedFetchError when the address is not allowed or no complete file arrives in time
   */
  fetch(request: { url: string; etag: string | null }): Promise<FetchedFeed>;
}
