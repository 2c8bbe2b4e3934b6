/** Accounts of the books. What we have is positive (debit), what we hold or owe is negative (credit). */
export const ledgerAccounts = [
  /** Our balance at the payment provider. */
  'provider',
  /** Deposits of requests that are not decided. */
  'deposits',
  /** Credit of patients that waits for the doctor's invoice. */
  'patients',
  /** Fees that are owed to doctors. */
  'doctor-fees',
  /** Our own fees, and the VAT in them. */
  'service-fees',
  'vat',
  /** Refunds that are promised and not made yet. */
  'refunds-due',
  /** What banks took back until a dispute is decided. */
  'disputed',
  /** Lost disputes. */
  'chargebacks',
  'provider-fees',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** The same for each account. */
export const perAccount = <T>(value: T): Record<LedgerAccount, T> =>
  Object.fromEntries(ledgerAccounts.map((account) => [account, value])) as Record<LedgerAccount, T>;

/** What happened. */
export const ledgerKinds = [
  'deposit',
  'offset',
  'fee',
  'consultation-fee',
  'fee-cancelled',
  'fee-reduced',
  'service-fee',
  'rest',
  'refund-due',
  'refund',
  'refund-returned',
  'dispute',
  'dispute-won',
  'chargeback',
  'provider-fee',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];
