export type Values = Record<string, unknown>;

const orNull = (value: unknown): unknown => (value === undefined || value === '' ? null : value);

/** The fields of a form, with what the record holds in them. */
export const pick = (record: Values, fields: Values): Values => Object.fromEntries(Object.keys(fields).map((field) => [field, record[field]]));

export const pickFields = (record: Values, fields: readonly string[]): Values => Object.fromEntries(fields.map((field) => [field, record[field]]));

/** What differs from the record as it was read; an emptied field is null. */
export const changedValues = (values: Values, stored: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .map(([field, value]) => [field, orNull(value)] as const)
      .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(orNull(stored[field]))),
  );

/** A new record leaves out the fields that were not filled in: the server knows its own defaults. */
export const filledValues = (values: Values): Values => Object.fromEntries(Object.entries(values).filter(([, value]) => orNull(value) !== null));
