import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../providers/http.ts';
import { fieldFilters, keepFilters } from './filter-groups.ts';
import type { GridState } from './filters.ts';

/** What an address may name. */
export interface KnownFields {
  columns: readonly string[];
  /** The values of fields that have a closed list of them. */
  values: ReadonlyMap<string, readonly string[]>;
  /** The server sends the whole list: it takes neither filter nor order. */
  isWhole: boolean;
}

interface Corrected {
  query: { error: unknown; data: { data: readonly unknown[]; total: number } | undefined; isPlaceholderData: boolean };
  state: GridState;
  known: KnownFields;
  /** Changes what is asked, and notes the fields that were dropped. */
  correct: (part: Partial<GridState>, dropped: readonly string[]) => void;
}

const namedIn = (paths: readonly string[], part: string): string[] =>
  paths.filter((path) => path.startsWith(`${part}.`)).map((path) => path.slice(part.length + 1));

/** What the server does not take of a question, and the question without it; undefined where the refusal is about something else. Pure. */
export const withoutRefused = (error: unknown, { filters, sorters }: GridState): { dropped: string[]; part: Partial<GridState> } | undefined => {
  if (!(error instanceof ApiError) || error.statusCode !== 400) return undefined;
  const paths = Object.keys(error.errors);
  const badFilters = paths.includes('filters') ? fieldFilters(filters).map(({ field }) => field) : namedIn(paths, 'filters');
  const badSorters = namedIn(paths, 'sort');
  const part = {
    filters: paths.includes('filters') ? [] : keepFilters(filters, ({ field }) => !badFilters.includes(field)),
    sorters: sorters.filter(({ field }) => !badSorters.includes(field)),
  };
  if (fieldFilters(part.filters).length === fieldFilters(filters).length && part.sorters.length === sorters.length) return undefined;
  return { dropped: [...badFilters, ...badSorters], part };
};

const isKnownValue = (values: readonly string[] | undefined, value: unknown): boolean =>
  values === undefined || (Array.isArray(value) ? value : [value]).every((one) => values.includes(String(one)));

/** The same of what needs no server: columns, values of closed lists. Pure. */
export const withoutUnknown = (state: GridState, { columns, values, isWhole }: KnownFields): { dropped: string[]; part: Partial<GridState> } | undefined => {
  const badColumns = state.columns?.filter(({ field }) => !columns.includes(field)).map(({ field }) => field) ?? [];
  const badFilters = fieldFilters(state.filters).filter(
    ({ field, operator, value }) => isWhole || ((operator === 'in' || operator === 'eq') && !isKnownValue(values.get(field), value)),
  );
  const badSorters = isWhole ? state.sorters : [];
  const dropped = [...badColumns, ...[...badFilters, ...badSorters].map(({ field }) => field)];
  if (dropped.length === 0) return undefined;
  const left = state.columns?.filter(({ field }) => columns.includes(field)) ?? [];
  return {
    dropped,
    part: {
      page: state.page,
      columns: left.length === 0 ? undefined : left,
      ...(badFilters.length === 0 ? {} : { filters: keepFilters(state.filters, (filter) => !badFilters.includes(filter)) }),
      ...(badSorters.length === 0 ? {} : { sorters: [] }),
    },
  };
};

/**
 * Links grow old: a filter, an order or a column that the list does not know is dropped and named, and a page past the end becomes the last one.
 * @returns whether an answer is about to be asked for anew
 */
export const useCorrections = ({ query, state, known, correct }: Corrected): boolean => {
  const dropRefused = useEffectEvent(() => {
    const corrected = withoutRefused(query.error, state);
    if (corrected !== undefined) correct(corrected.part, corrected.dropped);
  });
  useEffect(() => dropRefused(), [query.error]);

  const dropUnknown = useEffectEvent(() => {
    const corrected = withoutUnknown(state, known);
    if (corrected !== undefined) correct(corrected.part, corrected.dropped);
  });
  const named = JSON.stringify([state.columns, state.filters, state.sorters]);
  useEffect(() => dropUnknown(), [named]);

  const total = query.isPlaceholderData ? undefined : query.data?.total;
  const isPastEnd = total !== undefined && query.data?.data.length === 0 && state.page > 1;
  const toLastPage = useEffectEvent(() => {
    if (isPastEnd) correct({ page: Math.max(1, Math.ceil(total / state.pageSize)) }, []);
  });
  useEffect(() => toLastPage(), [isPastEnd]);

  return isPastEnd || withoutRefused(query.error, state) !== undefined;
};

/** Notes that the next change of the address corrects it instead of adding a step to the history. */
export const useCorrectionMark = () => {
  const [mark] = useState(() => {
    let isMarked = false;
    return {
      mark: () => void (isMarked = true),
      take: (): boolean => {
        const was = isMarked;
        isMarked = false;
        return was;
      },
    };
  });
  return mark;
};
