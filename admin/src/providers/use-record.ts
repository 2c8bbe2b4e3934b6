import { useList, useOne } from '@refinedev/core';
import type { HttpError, UseListProps, UseOneProps } from '@refinedev/core';
import type { ListResource, RecordOf, RecordResource, RowOf } from './resource-types.ts';

type Named<PROPS, R> = Omit<PROPS, 'resource'> & { resource: R };

/** Refine's `useOne`; the type of the record follows from the resource's name. */
export const useRecord = <R extends RecordResource>(props: Named<UseOneProps<RecordOf<R>, HttpError, RecordOf<R>>, R>) => useOne<RecordOf<R>>(props);

/** Refine's `useList`; the type of its rows follows from the resource's name. */
export const useRows = <R extends ListResource>(props: Named<UseListProps<RowOf<R>, HttpError, RowOf<R>>, R>) => useList<RowOf<R>>(props);
