/** What administrators are told of money. */
export type MoneyAlert =
  | 'refund-to-approve'
  | 'refund-at-provider'
  | 'refund-unexplained'
  | 'refund-failed'
  | 'dispute-opened'
  | 'dispute-won'
  | 'dispute-lost'
  | 'differences';
