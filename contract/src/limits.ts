/** Limits of the customer's text that are part of the product's shape and not of its configuration. */
export const limits = {
  /** What a request can hold at all: a prescription form has three lines. How many are asked for is the setting `treatment.maxProducts`, which rules below it. */
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
