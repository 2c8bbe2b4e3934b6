import { useState } from 'react';

interface Identified {
  id: string;
}

interface Steady<Row> {
  /** In the order in which they were shown; a row that changed is the new one. */
  rows: readonly Row[];
  /** Rows that are shown and stand in the list no longer. */
  gone: ReadonlySet<string>;
  added: number;
  /** Shows the list as it is now. */
  adopt: () => void;
  /** The list as it stands once the page is drawn again: after it has been read anew. */
  adoptNext: () => void;
}

/** What is shown while a list changes: rows keep their places, new ones wait, and those that left stay until the user asks for the list as it is. Pure. */
export const settle = <Row extends Identified>(shown: readonly Row[], fresh: readonly Row[]): { rows: Row[]; gone: Set<string>; added: number } => {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  return {
    rows: shown.map((row) => byId.get(row.id) ?? row),
    gone: new Set(shown.filter(({ id }) => !byId.has(id)).map(({ id }) => id)),
    added: fresh.filter(({ id }) => !known.has(id)).length,
  };
};

/** Rows of a list that is read again by itself, without a row that jumps. `asked` is what the list was asked for: another question is another list. */
export const useSteadyRows = <Row extends Identified>(fresh: readonly Row[], asked: string, isReady: boolean): Steady<Row> => {
  const [kept, keep] = useState<{ asked: string; rows: readonly Row[] }>();
  // What is shown follows from what is asked; the state is set while rendering so that no frame shows the list before.
  if (isReady && kept?.asked !== asked) keep({ asked, rows: fresh });
  const shown = kept?.asked === asked && isReady ? kept.rows : fresh;
  return { ...settle(shown, fresh), adopt: () => keep({ asked, rows: fresh }), adoptNext: () => keep(undefined) };
};
