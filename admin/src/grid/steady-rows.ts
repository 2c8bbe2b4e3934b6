import { useState } from 'react';

interface Identified {
  id: string;
}

/** One page of a list as the server answers it. */
interface ListPage<Row> {
  rows: readonly Row[];
  /** Of the whole list; undefined while it is not known to the last. */
  total: number | undefined;
}

interface Settled<Row> {
  /** In the order in which they were shown; a row that changed is the new one. */
  rows: readonly Row[];
  /** Rows that are shown and stand in the list no longer. */
  gone: ReadonlySet<string>;
  /** Records that the list has and did not have. */
  added: number;
}

interface Steady<Row> extends Settled<Row> {
  /** Rows that others have changed since the reading before. */
  changed: ReadonlySet<string>;
  /** Shows the list as it is now. */
  adopt: () => void;
  /** The list as it stands once the page is drawn again: after it has been read anew. */
  adoptNext: () => void;
}

const countWhile = <Row>(rows: readonly Row[], holds: (row: Row) => boolean): number => {
  const end = rows.findIndex((row) => !holds(row));
  return end === -1 ? rows.length : end;
};

/**
 * What is shown while a list changes: rows keep their places, new ones wait, and those that left stay until the user asks for the list as it is. A page is
 * a window on its list: what only slid in at its end is not new, and what was only pushed off it has not left. Pure.
 */
export const settle = <Row extends Identified>(shown: ListPage<Row>, fresh: ListPage<Row>, isFirstPage = true): Settled<Row> => {
  const now = new Map(fresh.rows.map((row) => [row.id, row]));
  const known = new Set(shown.rows.map(({ id }) => id));
  const isKnown = ({ id }: Row): boolean => known.has(id);
  const isMissing = ({ id }: Row): boolean => !now.has(id);
  const hasCommon = fresh.rows.some(isKnown);
  const slidIn = hasCommon ? countWhile(fresh.rows.toReversed(), (row) => !isKnown(row)) : 0;
  const added = fresh.rows.filter((row) => !isKnown(row)).length - slidIn;
  const pushedOff = Math.min(added, countWhile(shown.rows.toReversed(), isMissing));
  const movedUp = isFirstPage ? 0 : countWhile(shown.rows, isMissing);
  const stayed = shown.rows.slice(movedUp, shown.rows.length - pushedOff);
  const grown = shown.total === undefined || fresh.total === undefined ? 0 : fresh.total - shown.total;
  return {
    rows: shown.rows.map((row) => now.get(row.id) ?? row),
    gone: new Set(stayed.filter(isMissing).map(({ id }) => id)),
    added: Math.max(added, grown),
  };
};

interface Asked {
  /** What the list was asked for: another question is another list. */
  question: string;
  isReady: boolean;
  isFirstPage: boolean;
  /** When the rows were read, and when the server last told of a change; milliseconds. */
  readAt: number;
  toldAt: number;
}

interface Kept<Row> extends ListPage<Row> {
  question: string;
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
export const useSteadyRows = <Row extends Identified>(fresh: ListPage<Row>, asked: Asked, isAlwaysSteady: boolean): Steady<Row> => {
  const { question, isReady, isFirstPage, readAt, toldAt } = asked;
  const [kept, keep] = useState<Kept<Row>>();
  const anew = { question, ...fresh, readAt, changed: noRows };
  // What is shown follows from what is asked; the state is set while rendering so that no frame shows the list before.
  if (isReady && kept?.question !== question) keep(anew);
  else if (isReady && kept !== undefined && kept.readAt !== readAt) {
    const isOthers = isAlwaysSteady || toldAt > kept.readAt;
    keep(isOthers ? { ...kept, rows: settle(kept, fresh).rows, readAt, changed: changedRows(kept.rows, fresh.rows) } : anew);
  }
  const shown = kept?.question === question && isReady ? kept : fresh;
  return { ...settle(shown, fresh, isFirstPage), changed: kept?.changed ?? noRows, adopt: () => keep(anew), adoptNext: () => keep(undefined) };
};
