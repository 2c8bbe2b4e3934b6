import type { BaseRecord } from '@refinedev/core';

interface Naming {
  searchField: string;
  labelOf: (row: BaseRecord) => string;
}

const person: Naming = { searchField: 'lastName', labelOf: (row) => `${String(row['lastName'])}, ${String(row['firstName'])}` };
const number: Naming = { searchField: 'number', labelOf: (row) => String(row['number']) };

/** Records that other lists can be narrowed to: by what they are found, and what they are called. */
export const namedRecords = {
  patients: person,
  doctors: person,
  people: person,
  treatments: number,
  prescriptions: number,
  pharmacies: { searchField: 'name', labelOf: (row) => `${String(row['name'])}, ${String(row['city'])}` },
  products: { searchField: 'name', labelOf: (row) => `${String(row['name'])} · ${String(row['pzn'])}` },
  'stock-feeds': { searchField: 'pharmacyName', labelOf: (row) => String(row['pharmacyName']) },
  reviews: { searchField: 'productName', labelOf: (row) => `${String(row['pseudonym'])}, ${String(row['productName'])}` },
} as const satisfies Record<string, Naming>;
export type NamedResource = keyof typeof namedRecords;

/** By the id of a record. */
export type RecordNames = ReadonlyMap<string, string>;
