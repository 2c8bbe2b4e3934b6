import type { ProblemValues, RunProblem } from '@blattwerk/contract/stock-feeds/problems';

export type UnreadableReason = Extract<
  RunProblem,
  | 'feed.unsupportedFormat'
  | 'feed.unreadable'
  | 'feed.encoding'
  | 'feed.noHeader'
  | 'feed.columnMissing'
  | 'feed.columnTwice'
  | 'feed.purchasePrice'
  | 'feed.encrypted'
  | 'feed.tooSlow'
  | 'feed.tooLarge'
  | 'feed.truncated'
>;

/** The file as a whole cannot be read as stock. Nothing of its content is in the message. */
export class FeedUnreadable extends Error {
  override readonly name = 'FeedUnreadable';
  readonly reason: UnreadableReason;
  readonly values: ProblemValues;

  constructor(reason: UnreadableReason, values: ProblemValues = {}, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
    this.values = values;
  }
}
