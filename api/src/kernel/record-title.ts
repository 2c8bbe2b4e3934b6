const fields = ['name', 'number', 'title', 'productName', 'pharmacyName', 'email'] as const;

/** What people call a record of a list; null for one that is gone. Pure. */
export const recordTitle = (record: object | undefined): string | null => {
  if (record === undefined) return null;
  const values: Partial<Record<string, unknown>> = { ...record };
  const { firstName, lastName } = values;
  if (typeof firstName === 'string' && typeof lastName === 'string') return `${firstName} ${lastName}`.trim();
  for (const field of fields) if (typeof values[field] === 'string') return values[field];
  return null;
};
