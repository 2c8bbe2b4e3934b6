/** Towns with a page of their own; `zipCode` is the first postal code of the town, from whose middle distances are measured. */
export const cities = [
  { slug: 'berlin', zipCode: '10115' },
  { slug: 'hannover', zipCode: '30159' },
  { slug: 'munchen', zipCode: '80331' },
  { slug: 'nurnberg', zipCode: '90402' },
  { slug: 'trier', zipCode: '54290' },
] as const;
export type City = (typeof cities)[number];
