import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { Section } from './catalog-query.ts';
import { readAddress, searchOf } from './catalog-query.ts';

/** Long enough for the next letter or the next notch of a slider, too short to be waited for. */
const typingPauseMs = 140;

/** What a person has chosen just now. It is shown at once; the address and the results follow. */
interface Draft {
  /** As it was typed, with a space at the end or half a number. */
  raw: string;
  /** The address that it leads to. */
  goal: string;
  /** The addresses at which it is still ahead. */
  from: readonly string[];
}

/** Who asked for an address: a control of the filters, or one of the page's links. */
export interface AskedBy {
  by?: string;
}

export interface CatalogFilters {
  /** What the controls show. */
  raw: URLSearchParams;
  /** The same as it is understood. */
  address: URLSearchParams;
  /** Whether the results on the page are still those of another address. */
  isBehind: boolean;
  toggle: (key: string, value: string, isOn: boolean) => void;
  /** For a choice that is made with one press. */
  choose: (key: string, value: string) => void;
  /** For what is typed or dragged: waits for a pause. Names of empty values leave the address. */
  write: (control: string, values: Record<string, string>) => void;
  /** Asks for what was typed without waiting any longer. */
  flush: () => void;
}

const setOrDrop = (params: URLSearchParams, values: Record<string, string>): void => {
  for (const [key, value] of Object.entries(values)) {
    if (value === '') params.delete(key);
    else params.set(key, value);
  }
};

const setOneOf = (params: URLSearchParams, key: string, value: string, isOn: boolean): void => {
  const others = params.getAll(key).filter((held) => held !== value);
  params.delete(key);
  for (const held of isOn ? [...others, value] : others) params.append(key, held);
};

/** A draft only as long as the address is one that it set out from, or the one that it leads to. */
const useDraft = (here: string): [Draft | null, (draft: Draft) => void] => {
  const [draft, setDraft] = useState<Draft | null>(null);
  const isAhead = draft?.from.includes(here) ?? false;
  if (draft && !isAhead && draft.goal !== here) setDraft(null);
  else if (draft && draft.goal === here && draft.from.length > 0) setDraft({ ...draft, from: [] });
  return [draft && (isAhead || draft.goal === here) ? draft : null, setDraft];
};

type Change = (control: string, isTyped: boolean, edit: (params: URLSearchParams) => void) => void;

/** Whether some keys hold the same in both: what shows only those need not be drawn anew. */
export const holdsTheSame = (before: CatalogFilters, after: CatalogFilters, keys: readonly string[]): boolean =>
  keys.every((key) => before.raw.getAll(key).join('\n') === after.raw.getAll(key).join('\n'));

/**
 * Leads to an address. What is typed takes the place of what the same control led to before. It is asked when the pause is over: by then the results of
 * the first letters may have come, and the browser may stand there before the page is drawn.
 */
const useLead = (by: string | undefined) => {
  const navigate = useNavigate();
  const drawnBy = useRef(by);
  useLayoutEffect(() => {
    drawnBy.current = by;
  });
  const last = useRef<{ control: string; goal: string }>(undefined);
  return (control: string, goal: string, isTyped: boolean): void => {
    const isThere = last.current?.goal === window.location.pathname + window.location.search;
    const replace = isTyped && (isThere ? last.current?.control : drawnBy.current) === control;
    last.current = { control, goal };
    void navigate(goal, { replace, preventScrollReset: true, state: { by: control } satisfies AskedBy });
  };
};

/**
 * The filters live in the address. A press leads there at once; typing and dragging wait for a pause and replace what they
 * led to before, so that going back leaves a search, not a letter. An older question that is still under way is given up.
 */
export const useCatalogFilters = (section: Section | undefined): CatalogFilters => {
  const { pathname, search: loaded, state } = useLocation();
  const { location: next } = useNavigation();
  // An address that is still loading counts already: a second press must not undo the first one.
  const search = next?.pathname === pathname ? next.search : loaded;
  const here = pathname + search;
  const [draft, setDraft] = useDraft(here);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; go: () => void }>(undefined);
  const raw = new URLSearchParams(draft?.raw ?? search);
  const isIdle = draft === null;

  useEffect(() => {
    if (!isIdle) return;
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  }, [isIdle]);
  useEffect(() => () => clearTimeout(waiting.current?.timer), [pathname]);

  const lead = useLead((state as AskedBy | null)?.by);
  const change: Change = (control, isTyped, edit) => {
    const edited = new URLSearchParams(raw);
    edit(edited);
    edited.delete('page');
    const goal = pathname + searchOf(readAddress(edited, section));
    const isAsked = goal === (draft?.goal ?? here);
    setDraft({ raw: edited.toString(), goal, from: goal === here ? [] : [...(draft?.from ?? []), draft?.goal ?? here, here] });
    clearTimeout(waiting.current?.timer);
    if (isAsked && !waiting.current) return;
    const go = () => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      lead(control, goal, isTyped);
    };
    if (isTyped && goal !== here) waiting.current = { timer: setTimeout(go, typingPauseMs), go };
    else go();
  };

  const latest = useRef(change);
  useLayoutEffect(() => {
    latest.current = change;
  });
  // Always the same functions, so that a part of the filters is drawn anew only when something in it has changed.
  const toggle = useCallback<CatalogFilters['toggle']>((key, value, isOn) => latest.current(key, false, (params) => setOneOf(params, key, value, isOn)), []);
  const choose = useCallback<CatalogFilters['choose']>((key, value) => latest.current(key, false, (params) => setOrDrop(params, { [key]: value })), []);
  const write = useCallback<CatalogFilters['write']>((control, values) => latest.current(control, true, (params) => setOrDrop(params, values)), []);
  return {
    raw,
    address: readAddress(raw, section),
    isBehind: next !== undefined || (draft?.from.length ?? 0) > 0,
    toggle,
    choose,
    write,
    flush: () => waiting.current?.go(),
  };
};
