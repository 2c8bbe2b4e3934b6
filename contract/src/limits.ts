/** Limits of the customer's text that are part of the product's shape and not of its configuration. */
export const limits = {
  productsPerRequest: 3,
  /** The most that one can wish for 30 days, in grams or millilitres. */
  wishPerMonth: 100,
  recentFlowersMg: 100_000,
  recentExtractMg: 1_000,
  recentDays: 30,
  accessTokenSeconds: 900,
  refreshTokenSeconds: 1_728_000,
  /** Characters of one message in a consultation's chat. */
  chatMessage: 2000,
} as const;
