/** Periods that no setting changes, because what they are about works so long: links, alerts, and the limitation of claims about newsletters. */
export const fixedPeriods = { newsletterRequestDays: 30, newsletterProofYears: 3, alertRequestDays: 7, alertDays: 365 } as const;
