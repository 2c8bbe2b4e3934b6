import type { BaseRecord, CrudFilter, CrudSort } from '@refinedev/core';
import { useEffect } from 'react';

const searches = new Map<string, string>();

/** The list's page, order and filters as a user left them, so that the way back leads there. */
export const rememberSearch = (resource: string, search: string): void => void searches.set(resource, search);
export const lastSearch = (resource: string): string => searches.get(resource) ?? '';

interface ListQuestion {
  filters: CrudFilter[];
  sorters: CrudSort[];
  q: string;
  /** The records that it showed, in its order. */
  ids: readonly string[];
}

const questions = new Map<string, ListQuestion>();

/** What the list was asked and what it showed, so that its records are worked off in its order. */
export const rememberQuestion = (resource: string, question: ListQuestion): void => void questions.set(resource, question);
/** Undefined where the list has not been on the screen since the page was loaded. */
export const lastQuestion = (resource: string): ListQuestion | undefined => questions.get(resource);

export const useQuestionMemory = (resource: string, { filters, sorters, q }: Omit<ListQuestion, 'ids'>, rows: readonly BaseRecord[]): void => {
  useEffect(() => rememberQuestion(resource, { filters, sorters, q, ids: rows.map(({ id }) => String(id)) }));
};
