import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useKeys } from '../components/use-keys.ts';
import type { KeyMap } from '../components/use-keys.ts';

/** Up, down and open by key, and what else the list's keys do; the row that the keys are at. */
export const useRowCursor = <Row>(rows: readonly Row[], linkTo: ((row: Row) => string) | undefined, rowKeys: ((row: Row) => KeyMap) | undefined): number => {
  const navigate = useNavigate();
  const [place, setCursor] = useState(-1);
  const cursor = Math.min(place, rows.length - 1);
  const row = rows[cursor];
  const move = (step: number) => setCursor(Math.max(0, Math.min(rows.length - 1, cursor + step)));
  const open = () => {
    if (row !== undefined && linkTo !== undefined) void navigate(linkTo(row));
  };
  useKeys({ j: () => move(1), k: () => move(-1), o: open, Enter: open, ...(row === undefined ? {} : rowKeys?.(row)) });
  useEffect(() => {
    if (cursor >= 0) document.querySelector('.grid tr.is-current')?.scrollIntoView({ block: 'nearest' });
  }, [cursor]);
  return cursor;
};
