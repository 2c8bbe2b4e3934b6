import { useLayoutEffect, useRef, useState } from 'react';

/** Where a user left a list: how far it was scrolled, and at which row the focus was. */
interface Place {
  search: string;
  top: number;
  rowId: string | undefined;
}

const places = new Map<string, Place>();

/** A screen that is no record of a list: the way back to a row ends there. */
export const forgetPlaces = (): void => places.clear();

const takePlace = (resource: string, search: string): Place | undefined => {
  const place = places.get(resource);
  places.delete(resource);
  return place?.search === search ? place : undefined;
};

const focusedRow = (): string | undefined => document.activeElement?.closest<HTMLElement>('.grid tr[data-row-key]')?.dataset['rowKey'];

/** The focus stays where a user has put it meanwhile; the heading has it only because the page before went away. */
const mayTakeFocus = (): boolean => document.activeElement === document.body || document.activeElement?.tagName === 'H1';

/** A user who comes back from a record finds the list as it was left: at the same height, with the focus on the same row. */
export const useListPlace = (resource: string, search: string, areRowsShown: boolean): void => {
  const [back] = useState(() => takePlace(resource, search));
  const isBack = useRef(false);
  useLayoutEffect(() => {
    if (back === undefined || !areRowsShown || isBack.current) return;
    isBack.current = true;
    document.documentElement.scrollTop = back.top;
    if (back.rowId !== undefined && mayTakeFocus())
      document.querySelector<HTMLElement>(`.grid tr[data-row-key="${CSS.escape(back.rowId)}"] :is(a, button)`)?.focus({ preventScroll: true });
  }, [back, areRowsShown]);
  useLayoutEffect(() => () => void places.set(resource, { search, top: document.documentElement.scrollTop, rowId: focusedRow() }), [resource, search]);
};
