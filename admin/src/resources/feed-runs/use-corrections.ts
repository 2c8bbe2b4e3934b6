import { useInvalidate, useNotification } from '@refinedev/core';
import type { CorrectedRow, ShownRowError, RowCells } from '@blattwerk/contract/stock-feeds/run-shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../../providers/error-text.ts';
import { api } from '../../providers/http.ts';

export type CellName = keyof RowCells;

export interface RowCorrections {
  isEditing: boolean;
  isSending: boolean;
  /** How many rows a user has written anew. */
  count: number;
  begin: () => void;
  cancel: () => void;
  cellsOf: (row: ShownRowError) => RowCells;
  change: (row: ShownRowError, cell: CellName, text: string) => void;
  /** What was still wrong with a row when it was sent. */
  refusalOf: (line: number) => string | undefined;
  send: () => Promise<void>;
}

const correctedRow = (line: number, { pzn = '', name = '', quantity = '', unit = '', price = '' }: RowCells): CorrectedRow => ({
  line,
  quantity,
  price,
  ...(pzn === '' ? {} : { pzn }),
  ...(name === '' ? {} : { name }),
  ...(unit === '' ? {} : { unit }),
});

/** Faulty rows written anew and read in on their own; what is still faulty stays to be written again. */
export const useCorrections = (runId: string): RowCorrections => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const [isEditing, setEditing] = useState(false);
  const [isSending, setSending] = useState(false);
  const [edits, setEdits] = useState<ReadonlyMap<number, RowCells>>(new Map());
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map());
  const cellsOf = (row: ShownRowError) => edits.get(row.line) ?? row.cells;
  const send = async () => {
    setSending(true);
    try {
      const rows = [...edits].map(([line, cells]) => correctedRow(line, cells));
      const answer = await api.post('/backoffice/feed-runs/:id/corrections', { params: { id: runId }, body: { rows } });
      setRefusals(new Map(answer.errors.map(({ line, message }) => [line, message])));
      await invalidate({ resource: 'feed-runs', invalidates: ['list', 'detail'], id: runId });
      if (answer.run === null) return void open?.({ type: 'error', message: t('feed-runs.correctNone') });
      open?.({ type: 'success', message: t('feed-runs.correctDone', { count: rows.length - answer.errors.length }) });
      void navigate(`/feed-runs/${answer.run.id}`);
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    } finally {
      setSending(false);
    }
  };
  return {
    isEditing,
    isSending,
    count: edits.size,
    begin: () => setEditing(true),
    cancel: () => {
      setEditing(false);
      setEdits(new Map());
      setRefusals(new Map());
    },
    cellsOf,
    change: (row, cell, text) => setEdits((before) => new Map(before).set(row.line, { ...(before.get(row.line) ?? row.cells), [cell]: text })),
    refusalOf: (line) => refusals.get(line),
    send,
  };
};
