import { myself } from '@blattwerk/contract/backoffice/list-filters';
import type { CrudFilters } from '@refinedev/core';
import { useQueries } from '@tanstack/react-query';
import { dataProvider } from '../providers/data.ts';
import { fieldFilters } from './filter-groups.ts';
import type { FilterChoice } from './filter-words.ts';
import { namedRecords, type NamedResource, type RecordNames } from './named-records.ts';

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
