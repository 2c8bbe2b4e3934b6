import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { readState, writeState } from './filters.ts';
import type { GridDefaults, GridState } from './filters.ts';
import { rememberSearch } from './last-search.ts';

interface AddressOptions {
  resource: string;
  state: GridState;
  change: (state: GridState) => void;
  defaults: GridDefaults;
  /** Whether the last change put an address right: it takes the place of the wrong one in the history. */
  takeCorrection: () => boolean;
}

/** Marks the steps in the history that the list has made itself. */
const ownStep = 'list';

/**
 * What Refine's `syncWithLocation` does, in our short addresses (`?page=2&sort=-dueAt`), and in both directions: each change of the list is a
 * step in the browser's history, and a step back, a tab or a link to the same list changes the list.
 */
export const useGridAddress = ({ resource, state, change, defaults, takeCorrection }: AddressOptions): void => {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const type = useNavigationType();
  const shown = writeState(state, defaults).toString();

  const write = useEffectEvent(() => {
    if (shown !== writeState(readState(search, defaults), defaults).toString()) setSearch(shown, { state: ownStep, replace: takeCorrection() });
  });
  useEffect(() => write(), [shown]);

  const follow = useEffectEvent(() => {
    const isOwn = location.state === ownStep && type !== NavigationType.Pop;
    const wanted = readState(search, defaults);
    if (!isOwn && writeState(wanted, defaults).toString() !== shown) change(wanted);
  });
  useEffect(() => follow(), [location.key]);

  const text = search.toString();
  useEffect(() => rememberSearch(resource, text === '' ? '' : `?${text}`), [resource, text]);
};
