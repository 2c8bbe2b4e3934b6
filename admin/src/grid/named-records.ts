import { myself } from '@blattwerk/contract/backoffice/list-filters';
import type { BaseRecord, CrudFilters } from '@refinedev/core';
import { useQueries } from '@tanstack/react-query';
import { dataProvider } from '../providers/data.ts';
import { fieldFilters } from './filter-groups.ts';
import type { FilterChoice } from './filter-words.ts';

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

const wantedBy = (filters: CrudFilters, choices: readonly FilterChoice[]): { resource: NamedResource; id: string }[] =>
  fieldFilters(filters).flatMap(({ field, value }) => {
    const spec = choices.find((choice) => choice.field === field)?.spec;
    const isNamed = (spec?.kind === 'record' || spec?.kind === 'person') && typeof value === 'string' && value !== myself;
    return isNamed ? [{ resource: spec.resource, id: value }] : [];
  });

/** What the records that the filters name are called. One that cannot be read, or is not yet, has no name here. */
export const useRecordNames = (filters: CrudFilters, choices: readonly FilterChoice[]): RecordNames =>
  useQueries({
    queries: wantedBy(filters, choices).map(({ resource, id }) => ({
      queryKey: ['record-name', resource, id],
      queryFn: async () => {
        const narrowed: CrudFilters = [{ field: 'id', operator: 'eq', value: id }];
        const { data } = await dataProvider.getList({ resource, filters: narrowed, pagination: { currentPage: 1, pageSize: 1 } });
        return data[0] === undefined ? null : { id, name: namedRecords[resource].labelOf(data[0]) };
      },
      staleTime: Infinity,
      retry: false,
    })),
    combine: (answers) => new Map(answers.flatMap(({ data }) => (data ? [[data.id, data.name] as const] : []))),
  });
