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
  /** Rows that others have changed since the reading before. */
  changed: ReadonlySet<string>;
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

interface Asked {
  /** What the list was asked for: another question is another list. */
  question: string;
  isReady: boolean;
  /** When the rows were read, and when the server last told of a change; milliseconds. */
  readAt: number;
  toldAt: number;
}

interface Kept<Row> {
  question: string;
  rows: readonly Row[];
  readAt: number;
  changed: ReadonlySet<string>;
}

const noRows: ReadonlySet<string> = new Set();

/** Rows that are shown and have changed. Pure. */
export const changedRows = <Row extends Identified>(shown: readonly Row[], fresh: readonly Row[]): ReadonlySet<string> => {
  const before = new Map(shown.map((row) => [row.id, JSON.stringify(row)]));
  return new Set(fresh.filter((row) => before.has(row.id) && before.get(row.id) !== JSON.stringify(row)).map(({ id }) => id));
};

/**
 * Rows of a list that is read again by itself, without a row that jumps. What the user asked for or did is shown as it is; what others changed keeps
 * its place, except where the list is to be steady in any case.
 */
export const useSteadyRows = <Row extends Identified>(fresh: readonly Row[], asked: Asked, isAlwaysSteady: boolean): Steady<Row> => {
  const { question, isReady, readAt, toldAt } = asked;
  const [kept, keep] = useState<Kept<Row>>();
  const anew = { question, rows: fresh, readAt, changed: noRows };
  // What is shown follows from what is asked; the state is set while rendering so that no frame shows the list before.
  if (isReady && kept?.question !== question) keep(anew);
  else if (isReady && kept !== undefined && kept.readAt !== readAt) {
    const isOthers = isAlwaysSteady || toldAt > kept.readAt;
    keep(isOthers ? { ...kept, rows: settle(kept.rows, fresh).rows, readAt, changed: changedRows(kept.rows, fresh) } : anew);
  }
  const shown = kept?.question === question && isReady ? kept.rows : fresh;
  return { ...settle(shown, fresh), changed: kept?.changed ?? noRows, adopt: () => keep(anew), adoptNext: () => keep(undefined) };
};
